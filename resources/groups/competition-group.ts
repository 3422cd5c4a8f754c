import { field } from '../schema/index.ts';

/** A group of achievements or quests. */
export const groupFields = { name: field.text({ required: true, unique: true }), active: field.boolean({ initial: true }) };
export const groupList = { columns: ['name', 'active'], search: ['name'], sort: ['name', 'ASC'] } as const;
