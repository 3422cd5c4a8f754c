import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { createRegistry } from '#resources/schema/registry.ts';
import { admin, defineGuise, defineResource, field, nobody, staff, where, type DraftOf, type MessagesFor, type RecordOf } from '#resources/schema/index.ts';
import type { categories } from '#resources/categories.ts';
import type { companies } from '#resources/companies.ts';
import type { users } from '#resources/users.ts';
import type { mobileNotifications } from '#resources/mobile-notifications.ts';
import type { games } from '#resources/games.ts';
import type { faultyUsers } from '#resources/faulty-users.ts';
import type { invoices, items } from './hard-entities.ts';

/** Every wrong declaration is a compile error; the comment above each is itself an error where it is not. Nothing here is run. */
const good = {
  name: 'things',
  service: 'shop',
  icon: 'category',
  label: 'name',
  fields: {
    name: field.text({ required: true }),
    pin: field.secret(),
    made: field.text({ write: 'never' }),
    shown: field.text({ derive: () => null }),
    open: field.boolean(),
    size: field.choice(['small', 'big']),
    count: field.integer(),
    picture: field.image({ folder: 'shop' }),
    address: field.group({ street: field.text() }),
  },
  list: { columns: ['name'] },
  form: { general: ['name'] },
  access: { screen: admin, read: staff, create: admin, update: admin, delete: nobody },
} as const;
const { access: _, ...withoutAccess } = good;
/** The three keys that the types demand beside a name, so that a wrong one below stands alone. */
const thing = defineResource(good);

export const wrongDeclarations = () => {
  // what the type accepts, so that the errors below are about what they say
  defineResource({ ...good, list: { columns: ['name', 'address.street', 'created_at', 'id'], search: ['name', 'address.street', 'size'], sort: ['created_at', 'ASC'] } });
  defineResource({ ...good, form: { general: ['name', 'address.street', 'pin'] }, when: { pin: where.is('open', true) } });

  // @ts-expect-error a column that is not there
  defineResource({ ...good, list: { columns: ['nam'] } });
  // @ts-expect-error a column of a group that is not there
  defineResource({ ...good, list: { columns: ['address.town'] } });
  // @ts-expect-error a group is no column
  defineResource({ ...good, list: { columns: ['address'] } });
  // @ts-expect-error a secret is no column
  defineResource({ ...good, list: { columns: ['pin'] } });
  // @ts-expect-error a secret names no record
  defineResource({ ...good, label: 'pin' });
  // @ts-expect-error a label that is not there
  defineResource({ ...good, label: 'title' });
  // @ts-expect-error a secret is not viewed
  defineResource({ ...good, view: ['pin'] });
  // @ts-expect-error a picture cannot be searched
  defineResource({ ...good, list: { columns: ['name'], search: ['picture'] } });
  // @ts-expect-error a yes or no cannot be searched
  defineResource({ ...good, list: { columns: ['name'], search: ['open'] } });
  // @ts-expect-error a number cannot be searched
  defineResource({ ...good, list: { columns: ['name'], search: ['count'] } });
  // @ts-expect-error a search by several whose path is not there
  defineResource({ ...good, list: { columns: ['name'], search: { keys: { label: 'title' }, initially: ['label'] } } });
  // @ts-expect-error a search that starts with a key it does not have
  defineResource({ ...good, list: { columns: ['name'], search: { keys: { label: 'name' }, initially: ['name'] } } });
  // @ts-expect-error a filter on a path that is not there
  defineResource({ ...good, list: { columns: ['name'], filters: { closed: where.is('closed', true) } } });
  // @ts-expect-error a filter that asks for the value of a path that is not there
  defineResource({ ...good, list: { columns: ['name'], filters: { closed: 'closed' } } });
  // @ts-expect-error a sort by what is not there
  defineResource({ ...good, list: { columns: ['name'], sort: ['title', 'ASC'] } });
  // @ts-expect-error a sort into no direction
  defineResource({ ...good, list: { columns: ['name'], sort: ['name', 'UP'] } });
  // @ts-expect-error a field in a form that the service alone writes
  defineResource({ ...good, form: { general: ['made'] } });
  // @ts-expect-error a derived field in a form
  defineResource({ ...good, form: { general: ['shown'] } });
  // @ts-expect-error a field in a form that is not there
  defineResource({ ...good, form: { general: ['title'] } });
  // @ts-expect-error `when` for a field that is not there
  defineResource({ ...good, when: { title: where.is('open', true) } });
  // @ts-expect-error `when` that asks about a field that is not there
  defineResource({ ...good, when: { name: where.is('closed', true) } });
  // @ts-expect-error a check that blames a field that is not there
  defineResource({ ...good, checks: { odd: { blames: 'title', holds: () => true } } });
  // @ts-expect-error a unique path that is not there
  defineResource({ ...good, unique: [['name', 'title']] });
  // @ts-expect-error a scope through a path that is not there
  defineResource({ ...good, scope: { through: 'arena_id', sent: 'path', without: { admin: 'all', others: -1 } } });
  // @ts-expect-error access forgotten
  defineResource(withoutAccess);
  // @ts-expect-error one operation of access forgotten
  defineResource({ ...good, access: { screen: admin, read: staff, create: admin, update: admin } });
  // @ts-expect-error a rule about a path that is not there
  defineResource({ ...good, access: { ...good.access, read: () => where.is('closed', false) } });
  // @ts-expect-error a service that is not there
  defineResource({ ...good, service: 'shops' });
  // @ts-expect-error an operation that is not there
  defineResource({ ...good, api: { has: ['get'] } });
  // @ts-expect-error a verb that no service uses for updates
  defineResource({ ...good, api: { update: 'MERGE' } });
  // @ts-expect-error a key that the vocabulary does not have
  defineResource({ ...good, colour: 'red' });
  // @ts-expect-error a kind does not take the options of another
  field.text({ required: true, folder: 'shop' });
  // @ts-expect-error nor does a number take a pattern
  field.integer({ min: 0, pattern: 'digits' });
  // @ts-expect-error nor a secret a largest length
  field.secret({ min: 6, max: 9 });
  // @ts-expect-error nor a choice a folder
  field.choice(['a', 'b'], { initial: 'a', folder: 'shop' });
  // @ts-expect-error a first value that is not among the choices
  field.choice(['a', 'b'], { initial: 'c' });
  // @ts-expect-error a pattern that is not there
  field.text({ pattern: 'iban' });
  // @ts-expect-error a list that does not say how it is saved
  field.list({ name: field.text() }, { max: 3 });
  // @ts-expect-error a reference that does not say what happens on delete
  field.reference('arenas', {});
  // @ts-expect-error typed values that come from nowhere
  field.typedValues({});
  // @ts-expect-error a picture without a folder
  field.image();
  // @ts-expect-error a guise with a column its entity does not have
  defineGuise(thing, { name: 'other-things', icon: 'x', label: 'name', list: { columns: ['title'] }, form: {}, access: good.access });
  // @ts-expect-error a guise without access
  defineGuise(thing, { name: 'other-things', icon: 'x', label: 'name', list: { columns: ['name'] }, form: {} });
  // @ts-expect-error a reference to nothing
  createRegistry([defineResource({ ...good, fields: { ...good.fields, owner: field.reference('owners', { onDelete: 'refuse' }) } })]);
  // @ts-expect-error a reference to a list of nothing
  createRegistry([defineResource({ ...good, fields: { ...good.fields, tax: field.references('countries.taxes', { onDelete: 'refuse' }) } })]);
};

const words = {
  name: 'Things', one: 'Thing', add: 'Add', created: 'Made', updated: 'Changed', deleted: 'Gone',
  fields: { name: 'Name', pin: 'Pin', made: 'Made', shown: 'Shown', open: 'Open', size: 'Size', count: 'Count', picture: 'Picture', 'address.street': 'Street' },
  choices: { size: { small: 'Small', big: 'Big' } },
  sections: { general: 'General' },
} as const;
const { pin: __, ...fieldsButOne } = words.fields;
export const wrongWords = () => [
  words satisfies MessagesFor<typeof thing>,
  // @ts-expect-error the label of a field is missing
  { ...words, fields: fieldsButOne } satisfies MessagesFor<typeof thing>,
  // @ts-expect-error a choice has no word
  { ...words, choices: { size: { small: 'Small' } } } satisfies MessagesFor<typeof thing>,
  // @ts-expect-error a section has no word
  { ...words, sections: {} } satisfies MessagesFor<typeof thing>,
  // @ts-expect-error a word for a field that is not there
  { ...words, fields: { ...words.fields, title: 'Title' } } satisfies MessagesFor<typeof thing>,
];

test('each wrong declaration named in the design is kept as a compile error', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  expect(source.match(/^ *\/\/ @ts-expect-error /gm)).toHaveLength(49);
});

test('records have the shape of the wire: groups nested, embedded references as objects, hidden secrets absent', () => {
  expectTypeOf<RecordOf<typeof users>['username']>().toEqualTypeOf<string>();
  expectTypeOf<RecordOf<typeof users>['email']['address']>().toEqualTypeOf<string | null>();
  expectTypeOf<RecordOf<typeof users>['roles']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<RecordOf<typeof users>['ban_arena_id']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordOf<typeof users>>().not.toHaveProperty('password');
  expectTypeOf<RecordOf<typeof companies>['certificatePassword']>().toEqualTypeOf<string | null>();
  expectTypeOf<RecordOf<typeof items>['category']>().toEqualTypeOf<{ readonly id: number } & { readonly name: unknown; readonly attributes: unknown }>();
  expectTypeOf<RecordOf<typeof items>['variants'][number]['warehouses'][number]['taxes']>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<RecordOf<typeof invoices>['cart']['gross']>().toEqualTypeOf<number | null>();
  expectTypeOf<RecordOf<typeof categories>['attributes'][number]['type']>().toEqualTypeOf<'string' | 'boolean' | 'integer' | 'numeric' | 'currency' | 'array' | 'date' | 'datetime' | 'time'>();
  expectTypeOf<RecordOf<typeof games>['display_order']>().toEqualTypeOf<number | null>();
});

test('drafts have the shape of the body: writable fields only, each where it is written', () => {
  expectTypeOf<DraftOf<typeof users>['email']>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<NonNullable<DraftOf<typeof users>['identity']>>().toHaveProperty('birthdate');
  expectTypeOf<DraftOf<typeof users>>().toHaveProperty('password');
  expectTypeOf<DraftOf<typeof users>>().not.toHaveProperty('full_name');
  expectTypeOf<DraftOf<typeof users>>().not.toHaveProperty('wallet');
  expectTypeOf<DraftOf<typeof items>['category_id']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<DraftOf<typeof items>>().not.toHaveProperty('category');
  expectTypeOf<DraftOf<typeof items>>().not.toHaveProperty('arena_ids');
  expectTypeOf<NonNullable<DraftOf<typeof mobileNotifications>['notification']>>().toHaveProperty('title');
  expectTypeOf<DraftOf<typeof mobileNotifications>>().toHaveProperty('scheduled_at');
  expectTypeOf<DraftOf<typeof mobileNotifications>>().not.toHaveProperty('title');
  expectTypeOf<DraftOf<typeof faultyUsers>>().not.toHaveProperty('username');
});
