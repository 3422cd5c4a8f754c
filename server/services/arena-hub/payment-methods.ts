import { DatabaseError } from 'pg';
import type { processTypes } from '#resources/payment-methods.ts';
import type { ErrorCode } from '#server/http/error-codes.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';

const already: Readonly<Record<string, ErrorCode>> = { cash: 'hasCash', creditCard: 'hasCreditCard', bank: 'hasBank' } satisfies Record<(typeof processTypes)[number], ErrorCode>;

/** An arena has each way to pay once; whoever adds one again is told which. */
export const paymentMethods: Placement = {
  over: (generated) => ({
    create: async (context, body) => {
      try {
        return await generated.create(context, body);
      } catch (error) {
        const code = error instanceof DatabaseError && error.code === '23505' ? already[String(body.payment_method)] : undefined;
        throw code === undefined ? error : new Refusal(code, { violations: [{ path: 'payment_method', rule: 'unique' }] });
      }
    },
  }),
};
