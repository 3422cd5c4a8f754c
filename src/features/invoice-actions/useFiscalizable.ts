import { useQuery } from '@tanstack/react-query';
import { at } from '#resources/schema/condition.ts';
import { useReceipts } from '#src/features/receipts/index.ts';
import { fiscalizable } from './record.ts';

/** Whether what is paid in this way is told to the tax office in an arena. */
const tells = (arena: object, method: unknown): boolean => {
  const methods = at(arena, 'payment_methods');
  return !Array.isArray(methods) || methods.some((one: unknown) => at(one, 'payment_method.process_type') === method && at(one, 'fiscalize') === true);
};

/** Whether an invoice can be told to the tax office. Of one whose sale told nobody this hangs on how its arena is set up now. */
export const useFiscalizable = (record: object): boolean => {
  const { arenaOf } = useReceipts();
  const may = fiscalizable(record);
  const [arena, method] = [at(record, 'arena.id'), at(record, 'payment_method.name')];
  const asks = may === 'perhaps' && typeof arena === 'number';
  const { data } = useQuery({ queryKey: ['receipts', 'tells', arena, method], enabled: asks, staleTime: 60_000, retry: false, queryFn: async () => tells(await arenaOf(Number(arena)), method) });
  return may === 'yes' || (asks && data === true);
};
