import type { faultyUsers as declared } from '#resources/faulty-users.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { ImportAct } from '#src/features/faulty-import/index.tsx';
import { ListLink } from './ListLink.tsx';

const BackToUsers = () => <ListLink to="users" word="resources.faulty-users.notes.back" icon="arrow_back" />;

export const faultyUsers = defineOverrides<typeof declared>({ list: { rowActions: [ImportAct], toolbar: BackToUsers } });
