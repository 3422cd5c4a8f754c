import type { ReactNode } from 'react';

/** Names and values in two columns. */
export const Facts = ({ rows }: { readonly rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="ad-facts">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
