/**
 * A phone number as it is stored: country code and national number as digits without a plus, '385' and '911234567' → '385911234567';
 * null while either is missing.
 */
export function phoneNumber(countryCode: string | null | undefined, nationalNumber: string | null | undefined): string | null {
  return countryCode && nationalNumber ? `${countryCode}${nationalNumber}` : null;
}

/** A stored number as it is shown: '385911234567' → '+385911234567'; nothing for no number. */
export function shownPhone(number: string | null | undefined): string {
  return number ? `+${number.replace(/^\+/, '')}` : '';
}

/**
 * Whether a national number can be stored: digits only, not starting with 0, and with its country code at most 15 digits
 * (ITU-T E.164). Blanks, a plus and hyphens are refused, not cleaned.
 */
export function nationalNumberValid(nationalNumber: string, countryCode = ''): boolean {
  return /^[1-9][0-9]*$/.test(nationalNumber) && countryCode.length + nationalNumber.length <= 15;
}
