import { awardContexts } from '../domain/awards.ts';
import { field } from '../schema/index.ts';

/** What the import of a faulty user asks for; its rule is narrower than that of users made here. */
export const importFields = { username: field.text({ required: true, min: 3, max: 64, pattern: 'importedUsername' }) };
/** A new password, as the link of a reset asks for it. */
export const newPasswordFields = { password: field.secret({ required: true, min: 6 }) };
/** An award as it travels: for whom, and what for. An award always counts once. */
export const awardFields = {
  user_id: field.integer({ required: true }),
  username: field.text({ required: true }),
  events: field.list({ context: field.choice(awardContexts, { required: true }), data: field.group({ value: field.integer({ required: true, min: 1, max: 1 }) }) }, { saved: 'whole', max: awardContexts.length, atLeast: 1 }),
};
