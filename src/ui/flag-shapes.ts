/** Flags that can be drawn from stripes, crosses and a few shapes, on 24 x 18. Stripes: colour, or colour and weight. */
type Stripe = string | readonly [colour: string, weight: number];
/** A shape on top: path data and its colour. */
type Shape = readonly [d: string, colour: string];

export interface FlagShape {
  readonly across?: readonly Stripe[];
  readonly down?: readonly Stripe[];
  readonly shapes?: readonly Shape[];
}

/** The Nordic cross: ground, cross, and the cross inside it. */
const nordic = (ground: string, cross: string, inner?: string): FlagShape => ({
  across: [ground],
  shapes: [[`M6.5 0h4v18h-4zM0 7h24v4H0z`, cross], ...(inner ? ([['M7.5 0h2v18h-2zM0 8h24v2H0z', inner]] as const) : [])],
});
/** A square of 5 x 5 fields in red, top left one first, 1.6 wide each. */
const checks = Array.from({ length: 13 }, (_, i) => `M${8 + ((2 * i) % 5) * 1.6} ${5 + Math.floor((2 * i) / 5) * 1.6}h1.6v1.6h-1.6z`).join('');

export const flagShapes: Readonly<Record<string, FlagShape>> = {
  hr: { across: ['#E8112D', '#FFFFFF', '#171796'], shapes: [['M8 5h8v8H8z', '#FFFFFF'], [checks, '#E8112D']] },
  at: { across: ['#ED2939', '#FFFFFF', '#ED2939'] },
  ba: {
    across: ['#001489'],
    shapes: [['M6 0h15v18z', '#FECB00'], ['M4 0l.5 1.2h1.3l-1 .8.4 1.3L4 2.5 2.8 3.3l.4-1.3-1-.8h1.3zM8.5 4.5l.5 1.2h1.3l-1 .8.4 1.3L8.5 7l-1.2.8.4-1.3-1-.8H8zM13 9l.5 1.2h1.3l-1 .8.4 1.3-1.2-.8-1.2.8.4-1.3-1-.8h1.3z', '#FFFFFF']],
  },
  es: { across: ['#AA151B', ['#F1BF00', 2], '#AA151B'] },
  si: {
    across: ['#FFFFFF', '#005DA4', '#ED1C24'],
    shapes: [
      ['M4 3h5v4.5c0 1.6-1.2 2.6-2.5 3.2C5.2 10.1 4 9.1 4 7.5z', '#ED1C24'],
      ['M4.4 3.4h4.2v4c0 1.4-1 2.2-2.1 2.8-1.1-.6-2.1-1.4-2.1-2.8z', '#005DA4'],
      ['M4.8 8.6L6 6.6l.5-1.2.5 1.2 1.2 2c-.4.6-1 1-1.7 1.4-.7-.4-1.3-.8-1.7-1.4z', '#FFFFFF'],
    ],
  },
  de: { across: ['#000000', '#DD0000', '#FFCE00'] },
  nl: { across: ['#AE1C28', '#FFFFFF', '#21468B'] },
  lu: { across: ['#ED2939', '#FFFFFF', '#00A1DE'] },
  ru: { across: ['#FFFFFF', '#0039A6', '#D52B1E'] },
  bg: { across: ['#FFFFFF', '#00966E', '#D62612'] },
  hu: { across: ['#CD2A3E', '#FFFFFF', '#436F4D'] },
  ee: { across: ['#0072CE', '#000000', '#FFFFFF'] },
  lt: { across: ['#FDB913', '#006A44', '#C1272D'] },
  lv: { across: [['#9E3039', 2], '#FFFFFF', ['#9E3039', 2]] },
  pl: { across: ['#FFFFFF', '#DC143C'] },
  ua: { across: ['#0057B7', '#FFD700'] },
  mc: { across: ['#CE1126', '#FFFFFF'] },
  am: { across: ['#D90012', '#0033A0', '#F2A800'] },
  fr: { down: ['#002395', '#FFFFFF', '#ED2939'] },
  it: { down: ['#009246', '#FFFFFF', '#CE2B37'] },
  ie: { down: ['#169B62', '#FFFFFF', '#FF883E'] },
  be: { down: ['#000000', '#FDDA24', '#EF3340'] },
  ro: { down: ['#002B7F', '#FCD116', '#CE1126'] },
  dk: nordic('#C8102E', '#FFFFFF'),
  se: nordic('#006AA7', '#FECC02'),
  fi: nordic('#FFFFFF', '#003580'),
  no: nordic('#BA0C2F', '#FFFFFF', '#00205B'),
  is: nordic('#02529C', '#FFFFFF', '#DC1E35'),
  ax: nordic('#0064AD', '#FFD300', '#DA0E15'),
  cz: { across: ['#FFFFFF', '#D7141A'], shapes: [['M0 0l12 9L0 18z', '#11457E']] },
  ch: { across: ['#DA291C'], shapes: [['M10.2 4h3.6v3.2H17v3.6h-3.2V14h-3.6v-3.2H7V7.2h3.2z', '#FFFFFF']] },
  jp: { across: ['#FFFFFF'], shapes: [['M12 3.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8z', '#BC002D']] },
  gb: {
    across: ['#012169'],
    shapes: [
      ['M0 0h2.7L12 7l9.3-7H24v2l-9.3 7 9.3 7v2h-2.7L12 11l-9.3 7H0v-2l9.3-7L0 2z', '#FFFFFF'],
      ['M0 0l8.7 6.5h1.8L1.8 0zM24 18l-8.7-6.5h-1.8l8.7 6.5zM24 0l-8.7 6.5h-1.8L22.2 0zM0 18l8.7-6.5h1.8L1.8 18z', '#C8102E'],
      ['M9.5 0h5v18h-5zM0 6.5h24v5H0z', '#FFFFFF'],
      ['M10.5 0h3v18h-3zM0 7.5h24v3H0z', '#C8102E'],
    ],
  },
};
