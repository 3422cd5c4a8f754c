import type { companies as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const companies = {
  name: 'Podjetja',
  one: 'Podjetje',
  add: 'Dodaj podjetje',
  created: 'Podjetje je dodano',
  updated: 'Podjetje je shranjeno',
  deleted: 'Podjetje je izbrisano',
  fields: {
    name: 'Ime',
    address: 'Naslov',
    phone: 'Telefon',
    pidn: 'Davčna številka (PIDN)',
    image: 'Slika',
    country: 'Država',
    coins_taxes: 'Davki na kovance',
    'fiscal_data.inTaxSystem': 'Zavezanec za DDV',
    'fiscal_data.fiscalization': 'Davčno potrjevanje',
    'fiscal_data.demo': 'Demo',
    'fiscal_data.billHook': 'Naslov za obveščanje o računih',
    'fiscal_data.baseCertificateUrl': 'Osnovni URL potrdila',
    'fiscal_data.certificateNumber': 'Številka potrdila',
    'fiscal_data.receiptSignUrl': 'URL za podpisovanje računov',
    'fiscal_data.tokenKey': 'Ključ žetona',
    'fiscal_data.aesKey': 'Ključ AES',
    'fiscal_data.taxes': 'Davki',
    'fiscal_data.locationId': 'ID lokacije',
    'fiscal_data.veriFactu': 'Koda VERI*FACTU na računih',
    certificate: 'Potrdilo',
    certificatePassword: 'Geslo potrdila',
  },
} as const satisfies MessagesFor<typeof declared>;
