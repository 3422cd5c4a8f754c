import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { fullName } from '#resources/domain/full-name.ts';
import type { Row } from '#src/fields/types.ts';
import { useSeen } from '#src/ui/useSeen.ts';

/** Height of a row and of what is seen of the list, in px. */
const [rowHeight, frameHeight] = [36, 324];

interface Props {
  readonly rows: readonly Row[];
  readonly chosen: ReadonlySet<number>;
  readonly off: boolean;
  readonly onToggle: (id: number) => void;
}
/** Ticks for thousands of people: only those in sight are drawn. While `off` they are read, and reached, but not changed. */
export const EmployeeList = ({ rows, chosen, off, onToggle }: Props): ReactElement => {
  const translate = useTranslate();
  const { first, end, frame } = useSeen(rows.length, rowHeight, frameHeight);
  return (
    <div className="ad-employees" onScroll={frame.onScroll} style={{ ...frame.style, height: Math.min(frameHeight, Math.max(1, rows.length) * rowHeight) }}>
      <ul aria-label={translate('arenaEditor.sections.employees')} style={{ height: rows.length * rowHeight }}>
        {rows.slice(first, end).map((row, i) => {
          const id = Number(row.id);
          const name = fullName(row);
          return (
            <li key={id} style={{ top: (first + i) * rowHeight, height: rowHeight }} aria-setsize={rows.length} aria-posinset={first + i + 1}>
              <label>
                <input type="checkbox" className="ad-check" checked={chosen.has(id)} aria-disabled={off || undefined} onChange={() => off || onToggle(id)} />
                <span className="ad-clip">{String(row.username)}{name ? <span className="ad-muted"> · {name}</span> : null}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
