import { useTranslate } from 'ra-core';
import type { warehouses as declared } from '#resources/warehouses.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Notice } from './Notice.tsx';

const Unavailable = () => <Notice>{useTranslate()('resources.warehouses.notes.unavailable')}</Notice>;

export const warehouses = defineOverrides<typeof declared>({ remove: { body: Unavailable } });
