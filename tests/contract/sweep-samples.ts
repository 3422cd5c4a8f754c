import type { Client } from '#tests/support/product.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a generated draft of a resource cannot know: fields that its service checks beyond the declaration, and rows of different standing. */
interface Sample {
  /** By dotted path in the body. */
  readonly fields?: (n: number) => Row;
  /** Kinds of rows that its rules tell apart; each is swept. */
  readonly variants?: readonly Row[];
  /** The path to change, where the first text is given once. */
  readonly change?: string;
  /** Makes room for a row where only so many can be; what it answers is part of the body. */
  readonly room?: (admin: Client, body: Row) => Promise<Row | void>;
  /** Its screen lets somebody go by another call than the record's own. */
  readonly goesOtherwise?: true;
}
/** Above every rank of the demo chain. */
const above = 1_000_000_000_000_000;

/** A new original in the catalogue for each entry, called as it is. */
const entryOf = (catalogue: string): Sample => ({
  room: async (admin, { name }) => {
    const { body } = await admin.call<{ readonly id: number; readonly name: string }>('POST', catalogue, { name });
    return { global_id: body.id };
  },
});

/** Only for resources whose generated draft is not enough; the sweep prints how many these are. */
/** Of the category Passes, whose attributes may all be empty; in no arena. */
const item: Sample = {
  change: 'sku',
  fields: (n) => ({ category_id: 4, arena_id: undefined, updating_item: undefined, item_id: undefined, variants: [{ name: 'one', sku: `SWEEP-${n}`, promoted: 1, description: `<p>${n}</p>` }] }),
};

export const sweepSamples: Readonly<Record<string, Sample>> = {
  items: { ...item, goesOtherwise: true },
  'global-items': item,
  users: { variants: [{ roles: ['player'] }, { roles: ['employee'] }, { roles: ['manager'] }, { roles: ['admin'] }], fields: (n) => ({ banned: false, ban_reason: undefined, ban_arena_id: undefined, card_id: String(700_000 + n) }) },
  ranks: { fields: (n) => ({ experience_lower: above + n * 100, experience_upper: above + n * 100 + 50 }) },
  arenas: { fields: () => ({ dayStartTime: '06:00', lockdownStart: '22:00', lockdownEnd: '06:00' }) },
  // The first two rules ask for what no value can be.
  categories: { fields: (n) => ({ attributes: [{ name: `size ${n}`, type: 'string', rules: ['required', 'string'] }] }) },
  // A certificate must open with its password.
  'company-settings': { fields: () => ({ certificate: undefined, certificatePassword: undefined }) },
  'payment-methods': {
    room: async (admin, { arena_id, payment_method }) => {
      const { body } = await admin.call<{ readonly data: readonly { readonly id: number; readonly payment_method: string }[] }>('GET', `/api/arena-hub/payment-methods?size=100&arena_id=${String(arena_id)}`);
      for (const { id } of body.data.filter((row) => row.payment_method === payment_method)) await admin.call('DELETE', `/api/arena-hub/payment-methods/${id}`);
    },
  },
  games: { ...entryOf('/api/core/games'), fields: () => ({ app_ids: [] }) },
  apps: entryOf('/api/arena-hub/apps'),
  'global-games': { fields: () => ({ launchers: [] }) },
  'mobile-notifications': { fields: (n) => ({ scheduled_at: '2100-05-06T07:08:00.000Z', 'notification.sent': false, 'notification.action_link': `https://arena.example/${n}` }) },
  // A group asks for no more conditions than it has: a draft has one.
  achievements: { fields: () => ({ value: 1 }) },
  countries: { fields: (n) => ({ code: String.fromCharCode(97 + (n % 26)) + String.fromCharCode(97 + (Math.floor(n / 26) % 26)) }) },
};
