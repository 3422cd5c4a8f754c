import { maxBonusFields } from '#resources/groups/max-bonuses.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';

/** The four fields with their rules, as the service checks them. */
export const ceilings = bodyRules(maxBonusFields, 'max-bonuses');
