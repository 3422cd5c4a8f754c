import { useTranslate } from 'ra-core';
import { memo, type ReactElement, useState } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import { Nothing } from '../parts/cells.tsx';
import { isEmpty, labelOf, valueOf, wordPath } from '../parts/value.ts';
import type { CellProps, FieldKind } from '../types.ts';

const Picture = ({ props: { leaf, record, resource, under }, className, link }: { readonly props: CellProps; readonly className: string; readonly link: string }): ReactElement => {
  const translate = useTranslate();
  const [broken, setBroken] = useState<string | null>(null);
  const name = `${translate(`resources.${resource.name}.fields.${wordPath(leaf, under)}`)}: ${labelOf(resource, record)}`;
  if (link === broken) return <span className="ad-muted" title={name}><Icon name="image" title={name} /></span>;
  return <img className={className} src={link} alt={name} loading="lazy" decoding="async" onError={() => setBroken(link)} />;
};

const drawn = (className: string) =>
  memo((props: CellProps): ReactElement => {
    const link = valueOf(props.leaf, props.record);
    return isEmpty(link) ? <Nothing /> : <Picture props={props} className={className} link={String(link)} />;
  });

export const image: FieldKind = { Cell: drawn('ad-thumb'), View: drawn('ad-picture'), Filter: null, align: 'center', text: String };
