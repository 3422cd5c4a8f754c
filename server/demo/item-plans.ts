type Value = string | number | boolean | null | readonly string[];
export interface VariantPlan {
  readonly name: string;
  readonly sku: string;
  /** Price in euro cents. */
  readonly cents: number;
  readonly active?: boolean;
  /** Pieces in each warehouse, where it is not drawn. */
  readonly stock?: number;
  readonly attributes?: Readonly<Record<string, Value>>;
  readonly inventory?: readonly { readonly name: string; readonly type: 'bonus' | 'coin'; readonly value: number; readonly duration: number }[];
}
export interface ItemPlan {
  readonly category: string;
  readonly name: string;
  readonly description: string | null;
  readonly variants: readonly VariantPlan[];
  readonly active?: boolean;
  readonly promoted?: boolean;
  readonly tags?: readonly string[];
  /** Days from the seed at which the sale begins and ends. */
  readonly from?: number;
  readonly to?: number;
  readonly shop?: readonly [title: string, subtitle: string];
  readonly reviews?: readonly { readonly username: string; readonly location: string | null; readonly text: string | null; readonly avatar: null }[];
  /** In no arena; in all of them; in both warehouses of every other one; in the second warehouse alone. */
  readonly nowhere?: true;
  readonly everywhere?: true;
  readonly both?: true;
  readonly stored?: true;
  /** Goes to a player: nothing of it is counted. */
  readonly stockless?: true;
}

const drink = (name: string, code: string, cents: number, sizes: readonly (readonly [litres: number, cents: number])[], more: Partial<ItemPlan> = {}, alcohol = false): ItemPlan => ({
  category: 'Drinks', name, description: null, both: true, ...more,
  variants: (sizes.length > 0 ? sizes : [[0.5, cents] as const]).map(([litres, price]) => ({ name: `${String(litres).replace('.', ',')} l`, sku: `${code}-${litres * 100}`, cents: price, attributes: { volume: litres, alcohol } })),
});
const snack = (name: string, code: string, cents: number, weight: number, allergens: readonly string[], more: Partial<ItemPlan> = {}): ItemPlan => ({
  category: 'Snacks', name, description: null, ...more, variants: [{ name: `${weight} g`, sku: `${code}-${weight}`, cents, attributes: { weight, allergens } }],
});
const sizes = ['S', 'M', 'L', 'XL'] as const;
const shirt = (name: string, code: string, cents: number, more: Partial<ItemPlan> = {}): ItemPlan => ({
  category: 'Merchandise', name, description: null, stored: true, ...more, variants: sizes.map((size, i) => ({ name: size, sku: `${code}-${size}`, cents, attributes: { size, discount: i === 3 ? 10 : null } })),
});
const rental = (name: string, code: string, cents: number, deposit: number): ItemPlan => ({ category: 'Equipment rental', name, description: null, stored: true, variants: [{ name: '24 h', sku: code, cents, attributes: { deposit, until: '22:00' } }] });
const core = { stockless: true, everywhere: true } as const;

/** What the demo chain sells: every category, items on and off sale, one without a price, one in no arena. */
export const demoItems: readonly ItemPlan[] = [
  drink('Coca-Cola', 'COLA', 0, [[0.25, 280], [0.5, 390]], { promoted: true, tags: ['cola', 'classic'], description: '<p>Served ice cold. The small bottle is made of glass and goes back to the bar; the large one may be taken along to the seat.</p>', shop: ['Coca-Cola', 'Ice cold'], reviews: [{ username: 'player', location: 'Zagreb', text: 'Always cold.', avatar: null }] }),
  drink('Coca-Cola Zero', 'ZERO', 0, [[0.25, 280], [0.5, 390]]),
  drink('Fanta', 'FANTA', 0, [[0.25, 280], [0.5, 390]]),
  drink('Cedevita naranča', 'CEDE', 250, []),
  drink('Mineral water', 'WATER', 0, [[0.33, 200], [0.75, 350]], { tags: ['no sugar'] }),
  { ...drink('House water', 'TAP', 0, [], { everywhere: true, description: '<p>From the tap, on the house.</p>' }), variants: [{ name: '0,3 l', sku: 'TAP-30', cents: 0, stock: 500, attributes: { volume: 0.3, alcohol: false } }] },
  drink('Red Bull', 'RBULL', 0, [[0.25, 380]], { promoted: true }),
  drink('Monster Energy', 'MONST', 0, [[0.5, 420]]),
  drink('Ledeni čaj breskva', 'ICET', 300, []),
  drink('Ožujsko', 'OZUJ', 0, [[0.5, 400]], { tags: ['18+'] }, true),
  drink('Sarajevsko pivo', 'SARAJ', 0, [[0.5, 320]], { tags: ['18+'] }, true),
  { category: 'Drinks', name: 'Espresso', description: null, variants: [{ name: 'single', sku: 'ESPR-1', cents: 170, attributes: { volume: 0.03, alcohol: false } }, { name: 'double', sku: 'ESPR-2', cents: 260, attributes: { volume: 0.06, alcohol: false } }] },
  snack('Chips paprika', 'CHIPP', 250, 150, []),
  snack('Chips salt', 'CHIPS', 250, 150, []),
  snack('Smoki', 'SMOKI', 190, 100, ['peanuts']),
  snack('Snickers', 'SNICK', 180, 50, ['peanuts', 'milk', 'eggs']),
  snack('Domaćica', 'DOMAC', 290, 300, ['gluten', 'milk']),
  snack('Toast ham and cheese', 'TOAST', 450, 180, ['gluten', 'milk'], { description: '<p>From the grill, <strong>ten minutes</strong>.</p>' }),
  snack('Pizza slice', 'PIZZA', 380, 200, ['gluten', 'milk'], { promoted: true }),
  snack('Pistachios', 'PISTA', 420, 120, ['nuts']),
  snack('Christmas biscuits', 'XMAS', 350, 200, ['gluten', 'eggs'], { from: 3, to: 40 }),
  snack('Easter eggs', 'EASTER', 300, 100, ['milk'], { from: -240, to: -200 }),
  shirt('Arena T-shirt', 'TEE', 1990, { promoted: true, tags: ['cotton'], shop: ['Arena T-shirt', 'Black, heavy cotton'] }),
  shirt('Arena hoodie', 'HOOD', 4490),
  { category: 'Merchandise', name: 'Mouse pad XL', description: '<p>90 × 40 cm.</p>', stored: true, variants: [{ name: 'black', sku: 'PAD-B', cents: 2490, attributes: { size: 'XL', discount: null } }, { name: 'blue', sku: 'PAD-N', cents: 2490, active: false, attributes: { size: 'XL', discount: 15 } }] },
  { category: 'Merchandise', name: 'Sticker set', description: null, stored: true, variants: [{ name: '8 pieces', sku: 'STICK', cents: 390, stock: 1, attributes: { size: 'one size', discount: null }, inventory: [{ name: 'Welcome coins', type: 'coin', value: 100, duration: 0 }] }] },
  shirt('Season 2019 jersey', 'JERS19', 2990, { active: false }),
  rental('Headset', 'R-HEAD', 300, 2000),
  rental('Racing wheel', 'R-WHEEL', 900, 10_000),
  rental('VR glasses', 'R-VR', 1200, 20_000),
  { category: 'Tournament entry', name: 'CS2 cup', description: '<p>Teams of five.</p>', variants: [{ name: 'Team', sku: 'T-CS2', cents: 5000, stock: 16, attributes: { starts: '2027-01-16 18:00:00', team: 'five players' } }] },
  { category: 'Tournament entry', name: 'EA FC evening', description: null, variants: [{ name: 'Player', sku: 'T-FC', cents: 1000, stock: 32, attributes: { starts: '2027-01-23 19:00:00', team: null } }] },
  { category: 'Gift cards', name: 'Gift card', description: null, everywhere: true, variants: [20, 50, 100].map((euros) => ({ name: `${euros}`, sku: `GIFT-${euros}`, cents: euros * 100, attributes: { 'valid until': '2027-12-31' } })) },
  { category: 'Subscriptions', name: 'Arena Plus', description: '<p>Ten percent more coins, and some every day.</p>', ...core, promoted: true, variants: [{ name: '30 days', sku: 'S-PLUS-30', cents: 999, attributes: { bonus: 10, duration: 30, daily_reward: 20 } }, { name: '90 days', sku: 'S-PLUS-90', cents: 2499, attributes: { bonus: 10, duration: 90, daily_reward: 20 } }] },
  { category: 'Subscriptions', name: 'Arena Pro', description: null, ...core, variants: [{ name: '30 days', sku: 'S-PRO-30', cents: 1999, attributes: { bonus: 25, duration: 30, daily_reward: 50 } }] },
  { category: 'Time Tickets', name: 'Play time', description: null, ...core, variants: [[60, 250], [180, 600], [600, 1800]].map(([minutes = 60, cents = 250]) => ({ name: `${minutes / 60} h`, sku: `TT-${minutes}`, cents, attributes: { minutes } })) },
  { category: 'Passes', name: 'Two-hour pass', description: null, ...core, variants: [{ name: '2 h', sku: 'P-2H', cents: 500, attributes: { minutes: 120, valid_from: null, valid_to: null } }] },
  { category: 'Passes', name: 'Day pass', description: null, ...core, promoted: true, variants: [{ name: '10:00–18:00', sku: 'P-DAY', cents: 1200, attributes: { minutes: null, valid_from: '10:00', valid_to: '18:00' } }] },
  { category: 'Passes', name: 'Night pass', description: null, ...core, variants: [{ name: '23:00–06:00', sku: 'P-NIGHT', cents: 1500, attributes: { minutes: null, valid_from: '23:00', valid_to: '06:00' }, inventory: [{ name: 'Weekend bonus', type: 'bonus', value: 20, duration: 172_800 }] }] },
  { category: 'Snacks', name: 'Popcorn machine portion', description: '<p>Not in any arena yet.</p>', nowhere: true, variants: [{ name: '80 g', sku: 'POPC-80', cents: 220, attributes: { weight: 80, allergens: [] } }, { name: '160 g', sku: 'POPC-160', cents: 350, attributes: { weight: 160, allergens: ['milk'] } }] },
];
