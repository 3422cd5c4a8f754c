/** Where a customer looks an invoice up: at the tax agency itself, or at its site for trials. */
const hosts = { real: 'https://www2.agenciatributaria.gob.es', trial: 'https://prewww2.aeat.es' } as const;

export interface Printed {
  readonly nif: string;
  /** Series and number, printable ASCII, at most 60 characters. */
  readonly numSerie: string;
  /** `dd-MM-yyyy`. */
  readonly fecha: string;
  /** With a point before the decimals. */
  readonly importe: string;
}
interface Where {
  readonly trial: boolean;
  /** Whether the record was sent, or only kept. */
  readonly sent: boolean;
}

/** The text of the square code: an address with exactly four parameters, in this order. */
export const addressOf = ({ nif, numSerie, fecha, importe }: Printed, { trial, sent }: Where): string =>
  `${hosts[trial ? 'trial' : 'real']}/wlpl/TIKE-CONT/${sent ? 'ValidarQR' : 'ValidarQRNoVerifactu'}?${new URLSearchParams([['nif', nif], ['numserie', numSerie], ['fecha', fecha], ['importe', importe]]).toString()}`;

/** Reads such an address; null for any other text. */
export function readAddress(text: string): (Printed & Where) | null {
  const [, host, page, query] = /^(https:\/\/[a-z0-9.]+)\/wlpl\/TIKE-CONT\/(ValidarQR|ValidarQRNoVerifactu)\?(.+)$/.exec(text) ?? [];
  const found = [...new URLSearchParams(query ?? '')];
  const [nif, numSerie, fecha, importe] = found.map(([, value]) => value);
  if (found.map(([name]) => name).join() !== 'nif,numserie,fecha,importe' || (host !== hosts.real && host !== hosts.trial)) return null;
  return { nif: nif ?? '', numSerie: numSerie ?? '', fecha: fecha ?? '', importe: importe ?? '', trial: host === hosts.trial, sent: page === 'ValidarQR' };
}
