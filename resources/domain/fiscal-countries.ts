/** Codes of the countries whose tax office we can speak to. */
const fiscal: ReadonlySet<unknown> = new Set(['hr', 'at', 'ba', 'es']);
export const isFiscal = (code: unknown): boolean => fiscal.has(code);

/** Those whose tax office knows a company by the certificate that signs for it; in the others a device or a service signs. */
const certified: ReadonlySet<unknown> = new Set(['hr', 'si', 'es']);
export const needsCertificate = (code: unknown): boolean => certified.has(code);
