import { createHash, createPrivateKey, generateKeyPair, randomBytes, randomUUID, X509Certificate, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { sql } from 'kysely';
import type { CompanyKeys } from '#server/services/fiscal/country.ts';
import type { Context } from '#server/store.ts';

/** Why a certificate file cannot be used: the password does not open it, or what is in it is no RSA key with its certificate. */
export type P12Problem = 'password' | 'content';
export class P12Error extends Error {
  readonly problem: P12Problem;

  constructor(problem: P12Problem) {
    super(`p12: ${problem}`);
    this.problem = problem;
  }
}
type Rsa = CompanyKeys['rsa'];

const nameOf = (name: string): string => name.split('\n').join(', ');
const rsaOf = (privateKey: KeyObject, der: Buffer): Rsa => {
  const certificate = new X509Certificate(der);
  return { privateKey, certificate: der.toString('base64'), serial: certificate.serialNumber.toLowerCase(), subject: nameOf(certificate.subject), issuer: nameOf(certificate.issuer) };
};

const open = (bytes: Buffer, password: string): forge.pkcs12.Pkcs12Pfx => {
  let asn1: forge.asn1.Asn1;
  try {
    asn1 = forge.asn1.fromDer(bytes.toString('binary'));
  } catch {
    throw new P12Error('content');
  }
  try {
    return forge.pkcs12.pkcs12FromAsn1(asn1, password);
  } catch (error) {
    throw new P12Error(/password|MAC/i.test((error as Error).message) ? 'password' : 'content');
  }
};
/** Opens a .p12 file. @throws P12Error */
export function openP12(bytes: Buffer, password: string): Rsa {
  const pfx = open(bytes, password);
  const bagsOf = (type: string) => pfx.getBags({ bagType: type })[type] ?? [];
  const [key] = [...bagsOf(forge.pki.oids.pkcs8ShroudedKeyBag ?? ''), ...bagsOf(forge.pki.oids.keyBag ?? '')].flatMap(({ key: found }) => found ?? []);
  const certificates = bagsOf(forge.pki.oids.certBag ?? '').flatMap(({ cert }) => cert ?? []);
  if (!key) throw new P12Error('content');
  const { n } = key as forge.pki.rsa.PrivateKey;
  const own = certificates.find(({ publicKey }) => n.equals((publicKey as forge.pki.rsa.PublicKey).n));
  if (!own) throw new P12Error('content');
  return rsaOf(createPrivateKey(forge.pki.privateKeyToPem(key)), Buffer.from(forge.asn1.toDer(forge.pki.certificateToAsn1(own)).getBytes(), 'binary'));
}

interface Named {
  readonly name: string;
  readonly pidn: string;
  /** Two letters. */
  readonly country: string;
}
/** Years that a demo certificate is valid from now on, and before: it must do for what was sold before it was made. */
const [years, before] = [10, 2];
/** Names may hold any letter; the typing of the library knows the wrong enumeration for it. */
const valueTagClass = forge.asn1.Type.UTF8 as unknown as forge.asn1.Class;
/** Subject of a demo certificate: what the tax offices look for in theirs. */
const subjectOf = ({ name, pidn, country }: Named) => {
  const C = country.toUpperCase();
  const short = name.slice(0, 64);
  return country === 'si'
    ? [{ name: 'countryName', value: C }, { name: 'organizationName', value: 'state-institutions' }, { name: 'organizationalUnitName', value: 'DavPotRacTEST' }, { name: 'organizationalUnitName', value: pidn }, { name: 'commonName', value: short, valueTagClass }]
    : [{ name: 'countryName', value: C }, { name: 'organizationName', value: `${short.slice(0, 45)} ${C}${pidn}`, valueTagClass }, { name: 'commonName', value: 'FISKAL 1' }];
};
/** A self-signed certificate with its RSA-2048 key, as a .p12 file under this password. */
export async function makeP12(company: Named, password: string, now: Date): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048, privateKeyEncoding: { type: 'pkcs1', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  // Positive, so its first bit is clear.
  certificate.serialNumber = `4${randomBytes(8).toString('hex').slice(1)}`;
  certificate.validity.notBefore = new Date(now.getTime() - before * 365 * 86_400_000);
  certificate.validity.notAfter = new Date(now.getTime() + years * 365 * 86_400_000);
  certificate.setSubject(subjectOf(company));
  certificate.setIssuer(subjectOf(company));
  certificate.sign(key, forge.md.sha256.create());
  const asn1 = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: 'aes256', friendlyName: 'demo' });
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
}

/** What is made for a company once, as it is sealed. */
interface Made {
  readonly p12: string;
  readonly password: string;
  /** PKCS 8, DER in base64. */
  readonly ec: string;
  readonly ecSerial: string;
  readonly aes: string;
}
const make = async (company: Named, now: Date): Promise<Made> => {
  const password = randomBytes(18).toString('base64url');
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256', privateKeyEncoding: { type: 'pkcs8', format: 'der' }, publicKeyEncoding: { type: 'spki', format: 'der' } });
  return { p12: (await makeP12(company, password, now)).toString('base64'), password, ec: privateKey.toString('base64'), ecSerial: randomUUID().replaceAll('-', '').slice(0, 16), aes: randomBytes(32).toString('base64') };
};

/** Opening a file takes long, so what was opened is kept; under what it was opened from, so that nothing stale can be found. */
const opened = new Map<string, Rsa | null>();
const mostOpened = 200;
const openOnce = (bytes: Buffer, password: string): Rsa | null => {
  const name = createHash('sha256').update(bytes).update('\0').update(password).digest('hex');
  const known = opened.get(name);
  if (known !== undefined) return known;
  if (opened.size >= mostOpened) opened.clear();
  let rsa: Rsa | null = null;
  try {
    rsa = openP12(bytes, password);
  } catch (error) {
    if (!(error instanceof P12Error)) throw error;
  }
  opened.set(name, rsa);
  return rsa;
};

/** The file that a link `/api/files/….p12` names. */
export async function certificateFile({ db }: Pick<Context, 'db'>, link: string): Promise<Buffer | null> {
  const [, hash] = /^\/api\/files\/([0-9a-f]{64})\.p12$/.exec(link) ?? [];
  if (hash === undefined) return null;
  const file = await db.selectFrom('files').select('bytes').where('hash', '=', hash).where('extension', '=', 'p12').executeTakeFirst();
  return file?.bytes ?? null;
}

const keptKeys = async ({ db, secrets }: Pick<Context, 'db' | 'secrets'>, company: number): Promise<Made | null> => {
  const { rows } = await sql<{ sealed: string }>`SELECT sealed FROM fiscal_keys WHERE company_id = ${company}`.execute(db);
  return rows[0] ? (JSON.parse(secrets.open(rows[0].sealed)) as Made) : null;
};
/** The keys that were made for a company; made now when there are none yet. Two that begin at once end with the same ones. */
const demoKeys = async (context: Pick<Context, 'db' | 'secrets' | 'now'>, id: number, company: Named): Promise<Made> => {
  const there = await keptKeys(context, id);
  if (there) return there;
  const made = await make(company, context.now());
  await sql`INSERT INTO fiscal_keys (company_id, sealed) VALUES (${id}, ${context.secrets.seal(JSON.stringify(made))}) ON CONFLICT (company_id) DO NOTHING`.execute(context.db);
  return (await keptKeys(context, id)) ?? made;
};

/** What a company signs with. @param own its uploaded certificate with the password, where it has one */
export async function companyKeys(context: Pick<Context, 'db' | 'secrets' | 'now'>, id: number, company: Named, own: { readonly link: string; readonly password: string } | null): Promise<CompanyKeys> {
  const made = await demoKeys(context, id, company);
  const file = own ? await certificateFile(context, own.link) : null;
  const uploaded = own && file ? openOnce(file, own.password) : null;
  const rsa = uploaded ?? openOnce(Buffer.from(made.p12, 'base64'), made.password);
  if (!rsa) throw new Error(`fiscal: the keys of company ${id} cannot be opened`);
  return {
    rsa,
    ec: { privateKey: createPrivateKey({ key: Buffer.from(made.ec, 'base64'), format: 'der', type: 'pkcs8' }), serial: made.ecSerial },
    aes: Buffer.from(made.aes, 'base64'),
    demo: uploaded === null,
  };
}
