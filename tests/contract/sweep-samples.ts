type Row = Readonly<Record<string, unknown>>;

/** What a generated draft of a resource cannot know: fields that its service checks beyond the declaration, and rows of different standing. */
interface Sample {
  readonly fields?: (n: number) => Row;
  /** Kinds of rows that its rules tell apart; each is swept. */
  readonly variants?: readonly Row[];
}
/** Above every rank of the demo chain. */
const above = 1_000_000_000_000_000;

/** Only for resources whose generated draft is not enough; the sweep prints how many these are. */
export const sweepSamples: Readonly<Record<string, Sample>> = {
  users: { variants: [{ roles: ['player'] }, { roles: ['employee'] }, { roles: ['manager'] }, { roles: ['admin'] }], fields: (n) => ({ banned: false, ban_reason: undefined, ban_arena_id: undefined, card_id: String(700_000 + n) }) },
  ranks: { fields: (n) => ({ experience_lower: above + n * 100, experience_upper: above + n * 100 + 50 }) },
  arenas: { fields: () => ({ dayStartTime: '06:00', lockdownStart: '22:00', lockdownEnd: '06:00' }) },
  countries: { fields: (n) => ({ code: String.fromCharCode(97 + (n % 26)) + String.fromCharCode(97 + (Math.floor(n / 26) % 26)) }) },
};
