import { statements } from '#server/db/migrations/statements.ts';

/** References of these tables to generated ones. */
export const references = statements(
  '2026-11-28-references',
  'after',
  'ALTER TABLE user_roles ADD CONSTRAINT user_roles_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles (id)',
  'ALTER TABLE arenas ADD CONSTRAINT arenas_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies (id)',
);
