export { users } from '../de/users.ts';
export { ranks } from '../de/ranks.ts';
export { roles } from '../de/roles.ts';
export { categories } from '../de/categories.ts';
export { articles } from '../de/articles.ts';
export { arenas } from '../de/arenas.ts';
export { companies } from './companies.ts';
export { countries } from '../de/countries.ts';
