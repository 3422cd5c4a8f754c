import type { companies as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const companies = {
  name: 'Firmen',
  one: 'Firma',
  add: 'Firma anlegen',
  created: 'Firma angelegt',
  updated: 'Firma gespeichert',
  deleted: 'Firma gelöscht',
  fields: {
    name: 'Name',
    address: 'Adresse',
    phone: 'Telefon',
    pidn: 'Steuernummer (PIDN)',
    image: 'Bild',
    country: 'Land',
    coins_taxes: 'Steuern auf Coins',
    'fiscal_data.inTaxSystem': 'Umsatzsteuer\u00adpflichtig',
    'fiscal_data.fiscalization': 'Fiskalisierung',
    'fiscal_data.demo': 'Demo',
    'fiscal_data.billHook': 'Adresse für Belegmeldungen',
    'fiscal_data.baseCertificateUrl': 'Basis-URL des Zertifikats',
    'fiscal_data.certificateNumber': 'Zertifikatsnummer',
    'fiscal_data.receiptSignUrl': 'URL zum Signieren der Belege',
    'fiscal_data.tokenKey': 'Token-Schlüssel',
    'fiscal_data.aesKey': 'AES-Schlüssel',
    'fiscal_data.taxes': 'Steuern',
    'fiscal_data.locationId': 'Standort-ID',
    'fiscal_data.veriFactu': 'VERI*FACTU-Code auf Rechnungen',
    certificate: 'Zertifikat',
    certificatePassword: 'Passwort des Zertifikats',
  },
} as const satisfies MessagesFor<typeof declared>;
