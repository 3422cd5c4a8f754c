import { useRef, type ClipboardEvent, type ComponentProps, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { cellHue } from '#resources/domain/bonus.ts';
import { weekdayName } from '#src/lib/format.ts';
import { hours, weekdays } from './rules.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
/** What a cell is called: 'Monday 08:00'. */
export const hourName = (day: number, hour: number, locale: string): string => `${weekdayName(day, locale)} ${clock(hour)}`;

/** What stands in the cells as it is typed: `grid[day][hour]`, Monday first. */
export type TypedGrid = readonly (readonly string[])[];
/** Whether a cell holds a whole number from 0 to 100. */
export const isCell = (text: string): boolean => /^(100|[1-9]?[0-9])$/.test(text.trim());

interface CellProps {
  readonly day: number;
  readonly hour: number;
  readonly text: string;
  readonly name: string;
  readonly off: boolean;
  readonly onType: (day: number, hour: number, text: string) => void;
  readonly handlers: Pick<ComponentProps<'input'>, 'onKeyDown' | 'onMouseDown' | 'onPaste' | 'onFocus'>;
}
const Cell = ({ day, hour, text, name, off, onType, handlers }: CellProps): ReactElement => {
  const good = isCell(text);
  return (
    <td>
      <input className="ad-bonus-cell" inputMode="numeric" autoComplete="off" aria-label={name} aria-invalid={!good} readOnly={off} value={text} data-day={day} data-hour={hour}
        style={good ? { backgroundColor: `hsl(${cellHue(Number(text))} var(--ad-bonus-saturation) var(--ad-bonus-lightness))` } : undefined}
        {...handlers} onChange={({ target }) => onType(day, hour, target.value)} />
    </td>
  );
};

interface Props {
  readonly grid: TypedGrid;
  readonly off: boolean;
  readonly onChange: (grid: TypedGrid) => void;
}
const placeOf = (target: EventTarget | null): { readonly day: number; readonly hour: number } | null =>
  target instanceof HTMLInputElement && target.dataset.day !== undefined ? { day: Number(target.dataset.day), hour: Number(target.dataset.hour) } : null;
const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);

/**
 * 24 hours by 7 days of whole percentages, coloured by their value. Arrows go from cell to cell, Enter down; a head copies its first cell along its row or column;
 * with Shift a press fills the block from the cell before with that cell's value; what is pasted from a spreadsheet fills from the cell on.
 */
export const BonusGrid = ({ grid, off, onChange }: Props): ReactElement => {
  const translate = useTranslate();
  const locale = useLocale();
  const last = useRef<{ readonly day: number; readonly hour: number } | null>(null);
  const frame = useRef<HTMLTableElement>(null);
  const fill = (textOf: (day: number, hour: number) => string | undefined) => !off && onChange(grid.map((row, day) => row.map((text, hour) => textOf(day, hour) ?? text)));
  const onType = (day: number, hour: number, text: string) => fill((d, h) => (d === day && h === hour ? text : undefined));
  const onKeyDown = (event: KeyboardEvent) => {
    const at = placeOf(event.target);
    const [dDay = 0, dHour = 0] = { ArrowUp: [0, -1], ArrowDown: [0, 1], Enter: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key] ?? [0, 0];
    if (!at || (dDay === 0 && dHour === 0)) return;
    event.preventDefault();
    frame.current?.querySelector<HTMLInputElement>(`input[data-day="${at.day + dDay}"][data-hour="${at.hour + dHour}"]`)?.focus();
  };
  const onMouseDown = (event: MouseEvent) => {
    const [at, from] = [placeOf(event.target), last.current];
    if (!at || !event.shiftKey || !from) return;
    event.preventDefault();
    fill((day, hour) => (between(day, at.day, from.day) && between(hour, at.hour, from.hour) ? grid[from.day]?.[from.hour] : undefined));
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = placeOf(event.target);
    const lines = event.clipboardData.getData('text/plain').replaceAll('\r', '').split('\n').filter((line, i, all) => line !== '' || i < all.length - 1).map((line) => line.split('\t'));
    if (!at || (lines.length === 1 && lines[0]?.length === 1)) return;
    event.preventDefault();
    fill((day, hour) => lines[hour - at.hour]?.[day - at.day]?.replace('%', '').trim());
  };
  const onFocus = ({ target }: FocusEvent<HTMLInputElement>) => {
    last.current = placeOf(target);
    target.select();
  };
  const handlers = { onKeyDown, onMouseDown, onPaste, onFocus };
  const head = (name: string, onClick: () => void) => <button type="button" className="ad-link" disabled={off} title={translate('arenaEditor.fill', { name })} onClick={onClick}>{name}</button>;
  return (
    <div className="ad-bonus-frame">
      <table className="ad-bonus-grid" ref={frame}>
        <thead>
          <tr>
            <th scope="col"><span className="ad-hidden">{translate('arenaEditor.sections.bonuses')}</span></th>
            {weekdays.map((day) => <th key={day} scope="col">{head(weekdayName(day, locale, 'short'), () => fill((d) => (d === day ? grid[day]?.[0] : undefined)))}</th>)}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{head(clock(hour), () => fill((_, h) => (h === hour ? grid[0]?.[hour] : undefined)))}</th>
              {weekdays.map((day) => <Cell key={day} day={day} hour={hour} off={off} text={grid[day]?.[hour] ?? ''} onType={onType} handlers={handlers} name={hourName(day, hour, locale)} />)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
