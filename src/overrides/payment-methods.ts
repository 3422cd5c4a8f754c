import { defineOverrides } from '#src/engine/overrides.ts';
import type { paymentMethods as declared } from '#resources/payment-methods.ts';

export const paymentMethods = defineOverrides<typeof declared>({ form: async () => (await import('./payment-methods-form.tsx')).paymentMethodsForm });
