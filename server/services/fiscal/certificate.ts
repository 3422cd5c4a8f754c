import { X509Certificate } from 'node:crypto';

/** A certificate as a message carries it, DER in base64; null for what is none. */
export function certificateOf(base64: string | null | undefined): X509Certificate | null {
  try {
    return base64 ? new X509Certificate(Buffer.from(base64.replaceAll(/\s/g, ''), 'base64')) : null;
  } catch {
    return null;
  }
}

export const isValidAt = (certificate: X509Certificate, now: Date): boolean => Date.parse(certificate.validFrom) <= now.getTime() && now.getTime() <= Date.parse(certificate.validTo);

/** Tax numbers that a certificate's subject names: a country's letters and so many digits, or the digits alone. Empty where it names none. */
export function namedTaxNumbers({ subject }: X509Certificate, country: string, digits: number): readonly string[] {
  const pattern = new RegExp(`(?<![0-9A-Za-z])(?:${country})?(\\d{${digits}})(?!\\d)`, 'g');
  return [...subject.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}
