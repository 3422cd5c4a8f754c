import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { at, put } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { fieldLabel } from '#src/engine/rules.ts';
import { fieldKinds } from '#src/fields/index.ts';
import { ListApart } from '#src/fields/list/Apart.tsx';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import type { EntityForm } from './useEntityForm.ts';

/** A typed value as a record that a view can draw: of an embedded reference only the id is known. */
const asRecord = (leaf: Leaf, values: Row): Row => (leaf.source === leaf.path ? values : put(values, leaf.path, { id: at(values, leaf.source) }));

interface Props {
  readonly resource: Resource;
  readonly form: Pick<EntityForm, 'conflict' | 'settle'>;
  /** What a field is called; by its resource, unless said otherwise. */
  readonly label?: (leaf: Leaf) => string;
}
/** Both versions of a record that two people changed: field by field, mine or theirs, then saved again; or all of theirs. What was chosen once is proposed for no other conflict. */
export const Versions = ({ form, ...props }: Props): ReactElement | null => form.conflict && <Choice {...props} conflict={form.conflict} settle={form.settle} />;

interface ChoiceProps extends Omit<Props, 'form'>, Pick<EntityForm, 'settle'> {
  readonly conflict: NonNullable<EntityForm['conflict']>;
}
const Choice = ({ resource, conflict: { mine, theirs, differences }, settle, label }: ChoiceProps): ReactElement => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const choice = (path: string, proposed: 'mine' | 'theirs') => chosen[path] ?? proposed;
  const keep = differences.filter(({ leaf, proposed }) => choice(leaf.path, proposed) === 'mine').map(({ leaf }) => leaf);
  const cell = (leaf: Leaf, side: 'mine' | 'theirs', proposed: 'mine' | 'theirs') => {
    const { View } = fieldKinds[leaf.kind];
    const here = asRecord(leaf, mine);
    const [record, other] = side === 'mine' ? [here, theirs] : [theirs, here];
    const whose = translate(`engine.versions.${side}`);
    return (
      <td data-side={whose}>
        <label>
          <input type="radio" name={`version-${leaf.path}`} aria-label={whose} checked={choice(leaf.path, proposed) === side} onChange={() => setChosen({ ...chosen, [leaf.path]: side })} />
          <div>{leaf.kind === 'list' ? <ListApart leaf={leaf} record={record} other={other} resource={resource} lost={side === 'mine' ? translate('engine.versions.lost') : undefined} /> : <View leaf={leaf} record={record} resource={resource} />}</div>
        </label>
      </td>
    );
  };
  return (
    <DialogFrame
      title={translate('engine.versions.title')}
      onClose={() => settle(null)}
      footer={<><Button color="inherit" onClick={() => settle(null)}>{translate('engine.versions.reload')}</Button><Button variant="contained" onClick={() => settle(keep)}>{translate('engine.versions.save')}</Button></>}
    >
      <p>{translate('engine.versions.text')}</p>
      <table className="ad-versions ad-two-versions">
        <thead><tr><th scope="col">{translate('engine.versions.field')}</th><th scope="col">{translate('engine.versions.mine')}</th><th scope="col">{translate('engine.versions.theirs')}</th></tr></thead>
        <tbody>
          {differences.map(({ leaf, proposed }) => (
            <tr key={leaf.path}>
              <th scope="row">{label?.(leaf) ?? fieldLabel(resource, leaf.path, translate)}</th>
              {cell(leaf, 'mine', proposed)}
              {cell(leaf, 'theirs', proposed)}
            </tr>
          ))}
        </tbody>
      </table>
    </DialogFrame>
  );
};
