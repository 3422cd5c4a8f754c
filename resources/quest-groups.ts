import { groupFields, groupList } from './groups/competition-group.ts';
import { admin, defineResource, managers } from './schema/index.ts';

/** What quests are sorted into; one that is not active hides all of them from players. */
export const questGroups = defineResource({
  name: 'quest-groups',
  service: 'achievements',
  icon: 'flag',
  label: 'name',
  fields: groupFields,
  list: groupList,
  form: { general: ['name', 'active'] },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
