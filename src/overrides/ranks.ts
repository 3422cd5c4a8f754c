import { defineOverrides } from '#src/engine/overrides.ts';
import type { ranks as declared } from '#resources/ranks.ts';

export const ranks = defineOverrides<typeof declared>({ form: async () => (await import('./ranks-form.tsx')).ranksForm });
