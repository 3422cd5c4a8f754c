import { sql } from 'kysely';
import { isSealed } from '#server/secrets.ts';
import type { AnyCountry, CompanyKeys, FiscalCompany } from '#server/services/fiscal/country.ts';
import { companyKeys } from '#server/services/fiscal/keys.ts';
import type { Context } from '#server/store.ts';

interface CompanyRow {
  readonly name: string;
  readonly pidn: string;
  readonly country: string;
  readonly certificate: string | null;
  readonly password: string | null;
  readonly fiscalization: boolean;
  readonly settings: Omit<FiscalCompany, 'id' | 'taxes'> & { readonly taxes: Readonly<Record<string, unknown>> | null };
}
/** A company with its keys, as codes are made from them. */
export interface Signer {
  readonly company: FiscalCompany;
  readonly keys: CompanyKeys;
}

const names = ['demo', 'inTaxSystem', 'billHook', 'baseCertificateUrl', 'certificateNumber', 'receiptSignUrl', 'locationId', 'taxes', 'tokenKey', 'aesKey', 'veriFactu'] as const;
const settings = sql.join(names.flatMap((name) => [sql`${sql.lit(name)}::text`, sql.ref(`c.fiscal_data_${name}`)]));
const opened = ({ secrets }: Pick<Context, 'secrets'>, text: string | null): string | null => (text !== null && isSealed(text) ? secrets.open(text) : text);

/** The company that issues invoices, with what it signs with; null where its invoices are told to nobody. */
export async function signerOf(context: Pick<Context, 'db' | 'secrets' | 'now'>, id: number): Promise<Signer | null> {
  const { rows } = await sql<CompanyRow>`SELECT c.name, c.pidn, k.code AS country, c.certificate, c."certificatePassword" AS password, coalesce(c."fiscal_data_fiscalization", false) AS fiscalization,
    jsonb_build_object(${settings}) AS settings FROM companies AS c JOIN countries AS k ON k.id = c.country_id WHERE c.id = ${id}`.execute(context.db);
  const [row] = rows;
  if (!row?.fiscalization) return null;
  const { taxes, tokenKey, aesKey, demo, inTaxSystem, veriFactu, ...others } = row.settings;
  const own = row.certificate === null ? null : { link: row.certificate, password: opened(context, row.password) ?? '' };
  return {
    company: {
      ...others, id, demo: demo ?? true, inTaxSystem: inTaxSystem ?? false, veriFactu: veriFactu ?? false, taxes: Object.fromEntries(Object.entries(taxes ?? {}).map(([name, value]) => [name, String(value)])),
      tokenKey: opened(context, tokenKey), aesKey: opened(context, aesKey),
    },
    keys: await companyKeys(context, id, row, own),
  };
}

/** The address of an authority outside: none for a demo company, nor where nobody named one. Then the product stands in for it. */
export const outsideAddress = (company: FiscalCompany, country: AnyCountry, known: string | undefined): string | null => (company.demo ? null : (country.address?.(company) ?? known ?? null));
/** Whether what is told of a company is no more than a demo, as it stands now: nobody outside is told, or it is signed with a certificate that was made here. */
export const isDemo = ({ company, keys }: Signer, country: AnyCountry, known: string | undefined): boolean => outsideAddress(company, country, known) === null || (country.address === undefined && keys.demo);
