import { Fragment, useId, useMemo, useState, type KeyboardEvent, type ReactElement } from 'react';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate, useStore, useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import { useEngine } from '#src/engine/context.ts';
import { Icon, iconOf } from '#src/ui/icons.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import { useReturnFocus } from '#src/ui/return-focus.ts';
import { listName, placesAs, recentAs, recordsAs, withPick, type Choice, type Group, type Place, type Recent } from './choices.ts';
import { fewest, useFound } from './useFound.ts';
import './palette.css';

export interface PaletteProps {
  readonly pages: readonly Place[];
  readonly actions: readonly Place[];
  /** Resources whose records may be looked for. */
  readonly names: readonly string[];
  /** Where a record is shown; null where this person sees no such screen. */
  readonly link: (resource: string, id: string) => string | null;
  readonly onClose: () => void;
}
const none: readonly Recent[] = [];

/** The field and what it finds. It stands inside the dialog: the field must be there before anything in its list is marked. */
const Inside = ({ pages, actions, names, link, onClose, whole }: PaletteProps & { readonly whole: boolean }): ReactElement => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { registry, arena } = useEngine();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const [recent, setRecent] = useStore<readonly Recent[]>('palette.recent', none);
  const { answer, searching, failed, everywhere } = useFound(text, names);
  const choices = useMemo((): readonly Choice[] => {
    const [found, made] = [placesAs('pages', pages, text), placesAs('actions', actions, text)];
    if (text === '') return [...recentAs(recent, [...found, ...made], link), ...found, ...made];
    // A word may well stand in every action: what was looked for comes before them.
    return [...found, ...(answer ? recordsAs(answer.found, registry, iconOf, link, translate) : []), ...made];
  }, [pages, actions, text, recent, link, answer, registry, translate]);
  const go = (choice: Choice) => {
    setRecent(withPick(recent, choice));
    onClose();
    void navigate(choice.to);
  };
  const unasked = answer?.unasked ?? [];
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Choice, false, false, false>({
    id: useId(),
    options: [...choices],
    value: null,
    inputValue: typed,
    // Everything has been looked for already.
    filterOptions: (all) => all,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ group, key }) => `${group} ${key}`,
    open: true, autoHighlight: true, clearOnBlur: false, disableCloseOnSelect: true, handleHomeEndKeys: false,
    onInputChange: (_event, next, reason) => reason === 'input' && setTyped(next),
    onChange: (_event, choice) => choice !== null && go(choice),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  /** While nothing is offered, Enter asks the services too that are not asked at each key. */
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || choices.some(({ group }) => !group.startsWith('record:')) || unasked.length === 0) return;
    event.defaultMuiPrevented = true;
    everywhere();
  };
  const titleOf = (group: Group) => (group.startsWith('record:') ? listName(registry, group.slice(7), translate) : translate(`tools.palette.${group}`));
  const moreOf = (group: Group): string | null => {
    const found = answer?.found.find(({ resource }) => group === `record:${resource}`);
    const rest = found ? found.total - found.rows.length : 0;
    return rest > 0 ? translate('tools.palette.more', { smart_count: rest, total: formatCoins(rest), name: titleOf(group) }) : null;
  };
  const said = searching ? translate('tools.palette.searching') : failed ? translate('tools.palette.failed') : text === '' ? '' : choices.length === 0 ? translate(arena ? 'tools.palette.nothingIn' : 'tools.palette.nothing', { text, arena: arena?.name }) : text.length < fewest ? translate('tools.palette.start') : translate('tools.palette.found', { smart_count: choices.length, total: choices.length });
  return (
    <>
      <div {...getRootProps({ onKeyDown })} className="ad-palette-field">
        <Icon name="search" />
        <input {...getInputProps()} autoFocus type="text" maxLength={100} spellCheck={false} aria-label={translate('tools.palette.label')} placeholder={translate('tools.palette.hint')} />
        {whole ? <button type="button" className="ad-icon-button" aria-label={translate('common.close')} onClick={onClose}><Icon name="close" /></button> : <Kbd>Esc</Kbd>}
      </div>
      <ul {...getListboxProps()} className="ad-palette-list" aria-label={translate('tools.palette.label')} aria-busy={searching}>
        {choices.map((option, index) => {
          const { key, ...props } = getOptionProps({ option, index }) as ReturnType<typeof getOptionProps> & { key: string };
          const { group, icon, label, note, said: also = '' } = option;
          const beside = group === 'recent' ? note : also;
          const [begins, ends] = [choices[index - 1]?.group !== group, choices[index + 1]?.group !== group];
          const more = ends ? moreOf(group) : null;
          return (
            <Fragment key={key}>
              {begins && <li role="presentation" aria-hidden="true" className="ad-palette-title">{titleOf(group)}</li>}
              <li {...props} className="ad-palette-option">
                <Icon name={icon} size={18} />
                <span className="ad-clip">{label}</span>
                {beside !== '' && <small>{beside}</small>}
                {group !== 'recent' && <span className="ad-hidden">, {titleOf(group)}</span>}
              </li>
              {more !== null && <li role="presentation" className="ad-palette-more">{more}</li>}
            </Fragment>
          );
        })}
      </ul>
      {unasked.length > 0 && <p className="ad-palette-foot">{translate('tools.palette.foreign', { names: unasked.map((name) => translate(`resources.${name}.name`)).join(', ') })}</p>}
      <output className="ad-palette-said">{said}</output>
    </>
  );
};

/** One field that leads everywhere: recent picks first, pages, actions, and records of all resources. Arrows choose, Enter goes, Escape closes. */
export const Palette = (props: PaletteProps): ReactElement => {
  const translate = useTranslate();
  const whole = useMediaQuery(useTheme().breakpoints.down('sm'));
  useReturnFocus(true);
  return (
    <Dialog open onClose={props.onClose} fullScreen={whole} fullWidth maxWidth={false} disableRestoreFocus className="ad-palette" slotProps={{ paper: { 'aria-label': translate('tools.palette.open'), style: whole ? {} : { maxWidth: 640 } } }}>
      <Inside {...props} whole={whole} />
    </Dialog>
  );
};
