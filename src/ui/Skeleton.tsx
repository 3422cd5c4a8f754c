import type { ReactElement } from 'react';

/** Stands where text will be, in its size: a width in px, or any CSS length. */
export const Skeleton = ({ width = '8em', height }: { readonly width?: number | string; readonly height?: number | string }): ReactElement => (
  <span className="ad-skeleton" style={{ width, ...(height === undefined ? {} : { height }) }} aria-hidden />
);

const widths = ['70%', '55%', '80%', '45%', '65%'];

/** Rows of a table that is loading, each as high as a row will be, so that nothing jumps when they come. */
export const SkeletonRows = ({ rows, columns }: { readonly rows: number; readonly columns: number }): ReactElement => (
  <>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row} className="ad-row" aria-hidden>
        {Array.from({ length: columns }, (_, column) => (
          <td key={column} className={column === 0 ? 'ad-first' : column === 1 ? 'ad-second' : undefined}>
            <Skeleton width={widths[(row + column) % widths.length] ?? '60%'} />
          </td>
        ))}
      </tr>
    ))}
  </>
);
