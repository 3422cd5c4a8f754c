import type { rules as english } from '../en/rules.ts';
import { rules as hr } from '../hr/rules.ts';
import type { Words } from '../words.ts';

export const rules: Words<typeof english> = {
  ...hr,
  email: 'neispravna e-mail adresa',
  username: 'samo slova, cifre, tačka, donja crta i crtica',
  importedUsername: 'samo slova, cifre i donja crta',
  alphanumeric: 'samo slova A–Z bez kvačica i cifre',
  lowercase: 'samo mala slova, tačan broj: %{count}',
  digits: 'samo cifre',
  distinct: 'ista vrijednost se pojavljuje dvaput',
  overlap: 'preklapa se sa drugim unosom',
  differs: 'ne slaže se sa podacima na serveru',
  belowEmpty: 'palo bi ispod 0: na stanju je sada %{now}. Provjerite količinu i sačuvajte ponovo',
  gone: 'Neko drugi je ovo uklonio. Ako ponovo sačuvate, dodat će se iznova.',
  reserved: 'taj naziv je rezervisan',
  array: 'mora biti lista',
  object: 'mora biti grupa polja',
  file: 'mora biti učitan fajl',
  rsaCertificate: 'mora biti .p12 fajl s RSA ključem i njegovim certifikatom',
  atLeastOne: 'bar jedno',
};
