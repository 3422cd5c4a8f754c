import type { arenaEditor as english } from '../en/arena-editor.ts';
import { arenaEditor as hr } from '../hr/arena-editor.ts';
import type { Words } from '../words.ts';

export const arenaEditor: Words<typeof english> = {
  ...hr,
  fields: { ...hr.fields, email: 'E-mail', link: 'Link' },
  sections: { ...hr.sections, general: 'Opće', employees: 'Uposlenici', cashRegisters: 'Kase', terms: 'Uslovi korištenja' },
  saved: { ...hr.saved, baseRate: 'Osnovna tarifa je sačuvana', employees: 'Uposlenici su sačuvani', address: 'Adresa je sačuvana', map: 'Karta je sačuvana', contact: 'Kontakt je sačuvan', equipment: 'Oprema je sačuvana', workingHours: 'Radno vrijeme je sačuvano', bonuses: 'Bonusi su sačuvani', operations: 'Poslovanje je sačuvano' },
  failed: { ...hr.failed, baseRate: 'Osnovna tarifa nije sačuvana.', employees: 'Uposlenici nisu sačuvani.', address: 'Adresa nije sačuvana.', map: 'Karta nije sačuvana.', contact: 'Kontakt nije sačuvan.', equipment: 'Oprema nije sačuvana.', workingHours: 'Radno vrijeme nije sačuvano.', bonuses: 'Bonusi nisu sačuvani.', operations: 'Poslovanje nije sačuvano.' },
  unread: { ...hr.unread, employees: 'Uposlenici se nisu mogli učitati.' },
  chosenEmployees: 'Odabrano: %{smart_count}, na listi: %{found} |||| Odabrano: %{smart_count}, na listi: %{found} |||| Odabrano: %{smart_count}, na listi: %{found}',
  noCashRegisters: 'Nema kasa.',
  saveSection: 'Sačuvaj odjeljak',
  unsaved: 'nije sačuvano',
  generalFirst: 'Prvo sačuvajte odjeljak „Opće”.',
  updateFailed: 'Arena nije sačuvana.',
};
