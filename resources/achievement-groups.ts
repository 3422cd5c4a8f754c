import { groupFields, groupList } from './groups/competition-group.ts';
import { admin, defineResource, managers } from './schema/index.ts';

/** What achievements are sorted into; one that is not active hides all of them from players. */
export const achievementGroups = defineResource({
  name: 'achievement-groups',
  service: 'achievements',
  icon: 'emoji_events',
  label: 'name',
  fields: groupFields,
  list: groupList,
  form: { general: ['name', 'active'] },
  access: { screen: managers, read: managers, create: admin, update: admin, delete: admin },
});
