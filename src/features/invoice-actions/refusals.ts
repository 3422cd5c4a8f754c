import { formatCoins } from '#resources/domain/coins.ts';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import type { SaleBody } from '#dataProviders/types.ts';
import { sentenceOf, type Translate } from '#src/engine/rules.ts';

/** What was to be sold: a refusal speaks of its lines by their place. */
export interface Wanted {
  /** What each line is called, in the order in which they were sent; a sale that an earlier version kept has none. */
  readonly names?: readonly string[] | undefined;
  readonly body: Pick<SaleBody, 'variants'>;
  readonly currency: string;
}
interface Words {
  /** The invoices. */
  readonly resource: Resource;
  readonly translate: Translate;
  /** Days and figures in sentences are written as here. */
  readonly locale: string;
  readonly wanted: Wanted | null;
}
/** What people type, by the key of its words; broken rules of it are said of that box. */
const boxes: Readonly<Record<string, string>> = {
  restoring_reason: 'invoiceActions.reason', 'user.company.name': 'purchase.company.name', 'user.company.pidn': 'purchase.company.pidn', 'user.company.address': 'purchase.company.address',
};
const lineBoxes: Readonly<Record<string, string>> = { quantity: 'purchase.columns.quantity', amount: 'purchase.columns.amount' };
/** What has one sentence, whichever rule it breaks. */
const places: Readonly<Record<string, string>> = { arena_id: 'arena', cash_register_label: 'register', payment_method: 'method', 'user.balance': 'balance' };
/** What is known of a person, by the key of its words. */
const personFields: Readonly<Record<string, string>> = { username: 'resources.users.fields.username', name: 'resources.users.fields.name', email: 'resources.users.fields.email.address', pidn: 'resources.users.fields.pidn' };
const numberOf = (value: unknown): number | null => (Number.isSafeInteger(value) ? (value as number) : null);

/** What is wrong with what was typed; a rule that nobody has words for is not named. */
const ruleSentence = (violation: Violation, { resource, translate, locale }: Words): string => (translate(`rules.${violation.rule}`, { _: '' }) === '' ? translate('rules.invalid') : sentenceOf(resource, violation, translate, locale));

const lineSentence = (violation: Violation, place: number, field: string, words: Words): string => {
  const { translate, wanted } = words;
  const say = (key: string, values: object = {}) => translate(`refusals.${key}`, { name: wanted?.names?.[place] ?? translate('refusals.line', { number: place + 1 }), ...values });
  const { rule } = violation;
  const [now, amount] = [numberOf(violation.now), numberOf(violation.amount)];
  const line = wanted?.body.variants[place];
  switch (`${field} ${rule}`) {
    case 'price differs':
      return now === null ? say('price') : say('priceNow', { now: formatMoney(now, wanted?.currency), seen: formatMoney(line?.price ?? 0, wanted?.currency) });
    case 'amount differs':
      return now === null ? say('amount') : say('coinsNow', { now: formatCoins(now), seen: formatCoins(line?.quantity ?? 0), money: formatMoney(line?.amount ?? 0, wanted?.currency) });
    case 'quantity atMost':
      return amount === null ? say('stock') : amount === 0 ? say('none') : say('left', { amount: formatInteger(amount) });
    case 'id reference':
      return say('gone');
    case 'id distinct':
      return say('twice');
    default: {
      const box = lineBoxes[field];
      return box === undefined ? translate('refusals.page') : say('box', { box: translate(box), rule: ruleSentence(violation, words) });
    }
  }
};
const personSentence = ({ path, rule }: Violation, who: 'user' | 'by_user', { translate }: Words): string => {
  if (path === `${who}.id`) {
    if (who === 'by_user') return translate(rule === 'differs' ? 'refusals.issuer' : 'refusals.page');
    return translate(rule === 'required' ? 'purchase.reasons.player' : rule === 'reference' ? 'refusals.playerGone' : 'refusals.page').replace(/\.$/, '');
  }
  const known = personFields[path.slice(who.length + 1)];
  return rule === 'differs' && known !== undefined ? translate(who === 'user' ? 'refusals.playerChanged' : 'refusals.issuerChanged', { field: translate(known) }) : translate('refusals.page');
};
const sentence = (violation: Violation, words: Words): string => {
  const { path, rule } = violation;
  const { translate } = words;
  const place = places[path];
  if (place !== undefined) return translate(`refusals.${place}`);
  const box = boxes[path];
  if (box !== undefined) return `${translate(box)}: ${ruleSentence(violation, words)}`;
  const [, index, field = ''] = /^variants\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index !== undefined) return lineSentence(violation, Number(index), field, words);
  if (path === 'variants') return translate(rule === 'atMost' ? 'refusals.lines' : rule === 'atLeastOne' || rule === 'required' ? 'refusals.noLines' : 'refusals.page', { amount: String(violation.amount ?? '') });
  const who = /^(by_user|user)\.\w+$/.exec(path)?.[1];
  return who === 'user' || who === 'by_user' ? personSentence(violation, who, words) : translate('refusals.page');
};

/**
 * Why a sale, a restore or a fiscalization was refused with 422, as sentences without their full stop: with the name of the item and what differs, never a path or the name of a rule. What the
 * page itself must have sent wrong is said to be that.
 */
export const refusalSentences = (violations: readonly Violation[], words: Words): readonly string[] => [...new Set(violations.map((violation) => sentence(violation, words)))];
