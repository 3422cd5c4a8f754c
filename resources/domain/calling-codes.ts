/** A country and its calling code in digits; `iso` is the lower-case ISO 3166-1 code (xk for Kosovo, as in common use). */
export interface CallingCode { readonly iso: string; readonly code: string }

/**
 * The countries of the phone selector: all of Europe and some beyond. Where several share a code, the first of them stands for it.
 * Source: ITU-T E.164 assigned country codes.
 */
export const callingCodes: readonly CallingCode[] = [
  ['hr', '385'], ['at', '43'], ['ba', '387'], ['es', '34'], ['si', '386'],
  ['al', '355'], ['ad', '376'], ['am', '374'], ['az', '994'], ['be', '32'], ['bg', '359'], ['by', '375'], ['ch', '41'], ['cy', '357'],
  ['cz', '420'], ['de', '49'], ['dk', '45'], ['ee', '372'], ['fi', '358'], ['ax', '358'], ['fo', '298'], ['fr', '33'], ['gb', '44'],
  ['gg', '44'], ['im', '44'], ['je', '44'], ['ge', '995'], ['gi', '350'], ['gr', '30'], ['hu', '36'], ['ie', '353'], ['is', '354'],
  ['it', '39'], ['va', '39'], ['li', '423'], ['lt', '370'], ['lu', '352'], ['lv', '371'], ['mc', '377'], ['md', '373'], ['me', '382'],
  ['mk', '389'], ['mt', '356'], ['nl', '31'], ['no', '47'], ['pl', '48'], ['pt', '351'], ['ro', '40'], ['rs', '381'], ['ru', '7'],
  ['kz', '7'], ['se', '46'], ['sk', '421'], ['sm', '378'], ['tr', '90'], ['ua', '380'], ['xk', '383'],
  ['us', '1'], ['ca', '1'], ['au', '61'], ['br', '55'], ['cn', '86'], ['in', '91'], ['il', '972'], ['jp', '81'], ['mx', '52'], ['nz', '64'],
].map(([iso = '', code = '']) => ({ iso, code }));

/** The country that stands for a calling code, or undefined for a code that is not offered. */
export function countryOfCode(code: string): CallingCode | undefined {
  return callingCodes.find((country) => country.code === code);
}
