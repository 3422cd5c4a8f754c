import { useTranslate } from 'ra-core';
import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconName } from '#src/ui/icons.tsx';

interface RowToolsProps {
  /** Counted from 1, as a person does. */
  readonly number: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly movable: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** What can be done with a row of a list that is edited. */
export const RowTools = ({ number, first, last, movable, onMove, onRemove }: RowToolsProps): ReactElement => {
  const translate = useTranslate();
  const tool = (icon: IconName, key: string, onClick: () => void, off: boolean, danger = false): ReactElement<ComponentProps<'button'>> => {
    const name = translate(`fields.list.${key}`, { number });
    return (
      <button type="button" className={danger ? 'ad-icon-button ad-danger' : 'ad-icon-button'} aria-label={name} title={name} disabled={off} onClick={onClick}>
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <div className="ad-row-tools">
      {movable && tool('arrow_upward', 'up', () => onMove(-1), first)}
      {movable && tool('arrow_downward', 'down', () => onMove(1), last)}
      {tool('delete', 'remove', onRemove, false, true)}
    </div>
  );
};
