export { users } from './users.ts';
export { ranks } from './ranks.ts';
export { roles } from './roles.ts';
export { categories } from './categories.ts';
export { articles } from './articles.ts';
export { arenas } from './arenas.ts';
export { companies } from './companies.ts';
export { countries } from './countries.ts';
