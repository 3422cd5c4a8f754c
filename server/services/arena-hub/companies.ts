import { sql } from 'kysely';
import { at, put } from '#resources/schema/condition.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { isSealed } from '#server/secrets.ts';
import { refuseMoveAbroad } from '#server/services/arena-hub/in-use.ts';
import { certificateFile, openP12, P12Error } from '#server/services/fiscal/keys.ts';
import type { Context, Row } from '#server/store.ts';

/** What is kept sealed. */
const secretPaths = ['certificatePassword', 'fiscal_data.tokenKey', 'fiscal_data.aesKey'] as const;

/** Nobody reads a certificate back: only whether there is one. */
const masked = (row: Row): Row => ({ ...row, certificate: row.certificate === null || row.certificate === undefined ? null : 'set' });

const sealed = ({ secrets }: Context, body: Row): Row =>
  secretPaths.reduce<Row>((kept, path) => {
    const value = at(kept, path);
    return typeof value === 'string' ? put(kept, path, secrets.seal(value)) : kept;
  }, body);

interface Certificate {
  readonly certificate: string | null;
  readonly password: string | null;
}
/** The certificate as it is kept, its password opened. */
const keptCertificate = async ({ db, secrets }: Context, company: number): Promise<Certificate> => {
  const { rows } = await sql<Certificate>`SELECT certificate, "certificatePassword" AS password FROM companies WHERE id = ${company}`.execute(db);
  const { certificate = null, password = null } = rows[0] ?? {};
  return { certificate, password: password !== null && isSealed(password) ? secrets.open(password) : password };
};
/** A certificate that was uploaded must open with its password, and go with an RSA key. @throws Refusal `invalid` */
const refuseUnopened = async (context: Context, body: Row, kept: Certificate): Promise<void> => {
  if (body.certificate === undefined && body.certificatePassword === undefined) return;
  const link = (body.certificate === undefined ? kept.certificate : body.certificate) as string | null;
  const password = (body.certificatePassword === undefined ? kept.password : body.certificatePassword) as string | null;
  if (link === null) return;
  const file = await certificateFile(context, link);
  if (!file && typeof body.certificate === 'string') throw invalid({ path: 'certificate', rule: 'file' });
  try {
    if (file) openP12(file, password ?? '');
  } catch (error) {
    if (!(error instanceof P12Error)) throw error;
    throw invalid(error.problem === 'password' ? { path: 'certificatePassword', rule: 'opensCertificate' } : { path: 'certificate', rule: 'rsaCertificate' });
  }
};
/** A certificate that goes takes its password with it. */
const withoutPassword = (body: Row): Row => (body.certificate === null ? { ...body, certificatePassword: null } : body);

export const companies: Placement = {
  over: (generated) => ({
    list: async (context, query) => {
      const page = await generated.list(context, query);
      return { ...page, rows: page.rows.map(masked) };
    },
    many: async (context, ids, where) => (await generated.many(context, ids, where)).map(masked),
    create: async (context, body) => {
      await refuseUnopened(context, body, { certificate: null, password: null });
      return masked(await generated.create(context, sealed(context, withoutPassword(body))));
    },
    update: async (context, before, body) => {
      await refuseUnopened(context, body, await keptCertificate(context, before.id));
      if (typeof body.country_id === 'number') await refuseMoveAbroad(context, before.id, body.country_id);
      return masked(await generated.update(context, before, sealed(context, withoutPassword(body))));
    },
  }),
};
