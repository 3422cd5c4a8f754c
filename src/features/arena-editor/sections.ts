import { BaseRate } from './BaseRate.tsx';
import { Bonuses } from './Bonuses.tsx';
import { Employees } from './Employees.tsx';
import { Equipment } from './Equipment.tsx';
import { General } from './General.tsx';
import { Operations } from './Operations.tsx';
import { Address, Contact, GeoMap } from './Place.tsx';
import { CashRegisters, InvoiceSettings, PaymentMethods, Terms, Warehouses } from './ReadOnly.tsx';
import type { ArenaSection } from './section.ts';
import { WorkingHours } from './WorkingHours.tsx';

/** The sections of the arena dialog, in their order; one line each. The first makes the arena, the others need one. */
export const arenaSections: readonly ArenaSection[] = [
  { name: 'general', Component: General },
  { name: 'baseRate', Component: BaseRate },
  { name: 'paymentMethods', Component: PaymentMethods },
  { name: 'employees', Component: Employees, needs: 'employees' },
  { name: 'cashRegisters', Component: CashRegisters },
  { name: 'warehouses', Component: Warehouses },
  { name: 'equipment', Component: Equipment },
  { name: 'workingHours', Component: WorkingHours, needs: 'workingHours' },
  { name: 'contact', Component: Contact },
  { name: 'bonuses', Component: Bonuses, needs: 'bonuses' },
  { name: 'invoiceSettings', Component: InvoiceSettings },
  { name: 'map', Component: GeoMap },
  { name: 'address', Component: Address },
  { name: 'terms', Component: Terms },
  { name: 'operations', Component: Operations },
];
