import { type ReactElement, useContext, useState } from 'react';
import { FlagService } from './flag-service.ts';
import { flagShapes } from './flag-shapes.ts';

export interface FlagProps {
  /** ISO 3166-1 code in small letters. */
  readonly iso: string;
  /** The country's name, where it does not stand beside it. */
  readonly title?: string | undefined;
}
type Stripes = readonly (string | readonly [string, number])[];

const bands = (stripes: Stripes): readonly { readonly colour: string; readonly from: number; readonly part: number }[] => {
  const sized = stripes.map((stripe) => (typeof stripe === 'string' ? ([stripe, 1] as const) : stripe));
  const whole = sized.reduce((sum, [, weight]) => sum + weight, 0);
  return sized.map(([colour, weight], i) => ({ colour, from: sized.slice(0, i).reduce((sum, [, before]) => sum + before, 0) / whole, part: weight / whole }));
};

/** The flag of a country: a picture where a service is set and answers, else a drawing, else its code in a frame. */
export const Flag = ({ iso, title }: FlagProps): ReactElement => {
  const service = useContext(FlagService);
  const [broken, setBroken] = useState<string | null>(null);
  const said = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': true } as const);
  const shape = flagShapes[iso];
  const src = service?.replaceAll('{code}', iso) ?? null;
  if (src !== null && src !== broken) return <img className="ad-flag-image" src={src} alt={title ?? ''} onError={() => setBroken(src)} />;
  if (!shape) return <span className="ad-flag-code" {...said}>{iso}</span>;
  return (
    <svg className="ad-flag-image" viewBox="0 0 24 18" preserveAspectRatio="none" focusable="false" {...said}>
      {bands(shape.across ?? []).map(({ colour, from, part }) => <rect key={from} x="0" width="24" y={from * 18} height={part * 18} fill={colour} />)}
      {bands(shape.down ?? []).map(({ colour, from, part }) => <rect key={from} y="0" height="18" x={from * 24} width={part * 24} fill={colour} />)}
      {shape.shapes?.map(([d, colour]) => <path key={colour + d.length} d={d} fill={colour} />)}
    </svg>
  );
};
