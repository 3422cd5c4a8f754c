import type { companies as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const companies = {
  name: 'Tvrtke',
  one: 'Tvrtka',
  add: 'Dodaj tvrtku',
  created: 'Tvrtka je dodana',
  updated: 'Tvrtka je spremljena',
  deleted: 'Tvrtka je obrisana',
  fields: {
    name: 'Naziv',
    address: 'Adresa',
    phone: 'Telefon',
    pidn: 'OIB (PIDN)',
    image: 'Slika',
    country: 'Država',
    coins_taxes: 'Porezi na kovanice',
    'fiscal_data.inTaxSystem': 'U sustavu PDV-a',
    'fiscal_data.fiscalization': 'Fiskalizacija',
    'fiscal_data.demo': 'Demo',
    'fiscal_data.billHook': 'Adresa za dojavu računa',
    'fiscal_data.baseCertificateUrl': 'Osnovni URL certifikata',
    'fiscal_data.certificateNumber': 'Broj certifikata',
    'fiscal_data.receiptSignUrl': 'URL za potpisivanje računa',
    'fiscal_data.tokenKey': 'Ključ tokena',
    'fiscal_data.aesKey': 'AES ključ',
    'fiscal_data.taxes': 'Porezi',
    'fiscal_data.locationId': 'ID lokacije',
    'fiscal_data.veriFactu': 'VERI*FACTU kod na računima',
    certificate: 'Certifikat',
    certificatePassword: 'Lozinka certifikata',
  },
} as const satisfies MessagesFor<typeof declared>;
