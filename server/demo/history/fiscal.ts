import { createHash } from 'node:crypto';
import { amountText } from '#server/services/fiscal/amount.ts';
import { qrOf } from '#server/services/fiscal/hr/codes.ts';
import { wallTimeOf } from '#server/services/fiscal/wall-time.ts';

interface Facts {
  readonly locale: string;
  /** Zone of the arena, whose clock the codes have. */
  readonly timezone: string;
  readonly label: string;
  /** ISO instant. */
  readonly at: string;
  /** Minor units. */
  readonly gross: number;
  /** Tax number of the company that sells. */
  readonly pidn: string;
}

/** What a fiscalized invoice of the demo's past shows, by country: codes in the shape they have there. Nobody signed them and no office knows them. */
export function pastCodes({ locale, timezone, label, at, gross, pidn }: Facts): Readonly<Record<string, string>> {
  const hash = createHash('md5').update(`${locale} ${label} ${at} ${gross}`).digest('hex');
  const amount = amountText(gross);
  const issued = wallTimeOf(new Date(at), timezone);
  const uuid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20)}`;
  switch (locale) {
    case 'hr':
      return { zki: hash, jir: uuid, qr: qrOf({ jir: uuid }, issued, gross) };
    case 'si': {
      const digits = `${BigInt(`0x${hash}`).toString().padStart(39, '0')}10039856${issued.slice(2, 19).replace(/\D/g, '')}`;
      return { zoi: hash, eor: uuid, qr: `${digits}${[...digits].reduce((sum, digit) => sum + Number(digit), 0) % 10}` };
    }
    case 'at':
      return { qr: `_R1-AT0_DEMO_${label}_${issued}_${amount.replace('.', ',')}_0,00_0,00_0,00_0,00_${hash}` };
    case 'ba':
      return { bf: String(Number.parseInt(hash.slice(0, 6), 16)) };
    case 'es':
      return { huella: `${hash}${hash}`.toUpperCase(), qr: `https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=${pidn}&numserie=${encodeURIComponent(label)}&fecha=${issued.slice(0, 10).split('-').toReversed().join('-')}&importe=${amount}` };
    default:
      return {};
  }
}
