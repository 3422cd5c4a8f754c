import { isCore } from '#resources/domain/core-categories.ts';
import { formatDecimal } from '#resources/domain/decimal.ts';
import { formatMoney } from '#resources/domain/money.ts';
import type { Translate } from '#src/engine/rules.ts';

export interface Attribute {
  readonly name: string;
  /** As its category had it; papers of before do not say. */
  readonly type?: string | null;
  readonly value?: unknown;
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const valueText = (value: unknown, translate: Translate): string => {
  if (Array.isArray(value)) return value.map((one) => valueText(one, translate)).join(', ');
  if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no');
  return typeof value === 'number' ? formatDecimal(value) : String(value);
};

/** An attribute of what was sold in words: those of the categories that the product knows have words of their own, others are called as the chain calls them. */
export const attributeText = ({ name, type, value }: Attribute, category: string | null | undefined, translate: Translate, currency: string | null = null): string => {
  const own = capital(name.replaceAll('_', ' ').trim());
  return `${isCore(category) ? translate(`resources.invoices.notes.attribute.${name}`, { _: own }) : own}: ${type === 'currency' && typeof value === 'number' ? formatMoney(value, currency ?? undefined) : valueText(value, translate)}`;
};
