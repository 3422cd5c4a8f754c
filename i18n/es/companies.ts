import type { companies as declared } from '#resources/companies.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const companies = {
  name: 'Empresas',
  one: 'Empresa',
  add: 'Crear empresa',
  created: 'Empresa creada',
  updated: 'Empresa guardada',
  deleted: 'Empresa eliminada',
  fields: {
    name: 'Nombre',
    address: 'Dirección',
    phone: 'Teléfono',
    pidn: 'NIF (PIDN)',
    image: 'Imagen',
    country: 'País',
    coins_taxes: 'Impuestos de las monedas',
    'fiscal_data.inTaxSystem': 'Sujeta a IVA',
    'fiscal_data.fiscalization': 'Fiscalización',
    'fiscal_data.demo': 'Demo',
    'fiscal_data.billHook': 'Dirección de aviso de facturas',
    'fiscal_data.baseCertificateUrl': 'URL base del certificado',
    'fiscal_data.certificateNumber': 'Número del certificado',
    'fiscal_data.receiptSignUrl': 'URL de firma de recibos',
    'fiscal_data.tokenKey': 'Clave del token',
    'fiscal_data.aesKey': 'Clave AES',
    'fiscal_data.taxes': 'Impuestos',
    'fiscal_data.locationId': 'ID del local',
    'fiscal_data.veriFactu': 'Código VERI*FACTU en las facturas',
    certificate: 'Certificado',
    certificatePassword: 'Contraseña del certificado',
  },
} as const satisfies MessagesFor<typeof declared>;
