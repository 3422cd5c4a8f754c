import { isCore } from '#resources/domain/core-categories.ts';
import { typedText, type Saying } from '#src/fields/index.ts';

export interface Attribute {
  readonly name: string;
  /** As its category had it; papers of before do not say. */
  readonly type?: string | null;
  readonly value?: unknown;
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An attribute of what was sold in words: those of the categories that the product knows have words of their own, others are called as the chain calls them. */
export const attributeText = ({ name, type, value }: Attribute, category: string | null | undefined, saying: Saying): string => {
  const own = capital(name.replaceAll('_', ' ').trim());
  return `${isCore(category) ? saying.translate(`resources.invoices.notes.attribute.${name}`, { _: own }) : own}: ${typedText({ value, type }, saying, saying.currency ?? undefined)}`;
};
