import { isBlank } from '#resources/domain/text.ts';
import type { Company, Sale } from './basket.ts';
import { needsPlayer } from './goods.ts';

/** Why a sale cannot be finished now: keys below `purchase.reasons`. */
export type Reason = 'busy' | 'method' | 'items' | 'register' | 'company' | 'player';

/** A company is complete when it has a name, a number and an address. */
export const isComplete = ({ name, pidn, address }: Company): boolean => ![name, pidn, address].some(isBlank);

interface Around {
  /** The payment method in force; null where the arena has none. */
  readonly method: string | null;
  readonly register: number | string | null;
  /** An invoice is being created. */
  readonly busy: boolean;
}
/** Everything that keeps the sale from being finished, exactly what spec section 5 names; nothing when it may be. */
export const reasonsAgainst = ({ lines, player, company }: Pick<Sale, 'lines' | 'player' | 'company'>, { method, register, busy }: Around): readonly Reason[] => [
  ...(busy ? (['busy'] as const) : []),
  ...(lines.length === 0 ? (['items'] as const) : []),
  ...(player === null && lines.some(needsPlayer) ? (['player'] as const) : []),
  ...(company.open && !isComplete(company) ? (['company'] as const) : []),
  ...(register === null ? (['register'] as const) : []),
  ...(method === null ? (['method'] as const) : []),
];
