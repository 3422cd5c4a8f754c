import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { imageProblem, imageTypeOf, isPkcs12, notificationImageLimit, uploadLimit, type FileLimit, type FileProblem } from '#resources/domain/files.ts';
import { admin, staff } from '#resources/schema/index.ts';
import { callerOf } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';

const folders = ['shop', 'social', 'notifications', 'arenas', 'core'] as const;
type Folder = (typeof folders)[number];
const contentTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', bmp: 'image/bmp' };
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', jpg: 'jpg', png: 'png', bmp: 'bmp' };

interface Upload {
  readonly folder: Folder;
  readonly bytes: Buffer;
}
const limitOf = (folder: Folder): FileLimit => (folder === 'notifications' ? notificationImageLimit : uploadLimit);
const refusals: Readonly<Record<FileProblem, (limit: FileLimit) => Refusal>> = {
  bytes: ({ shownKilobytes }) => new Refusal('tooLarge', { violations: [{ path: 'file', rule: 'imageSize', value: shownKilobytes }] }),
  pixels: ({ shownKilobytes }) => new Refusal('tooLarge', { violations: [{ path: 'file', rule: 'imageSize', value: shownKilobytes }] }),
  type: () => new Refusal('unsupportedType', { violations: [{ path: 'file', rule: 'imageType' }] }),
};

/** A form that breaks off is the sender's fault, which its parser does not say. */
const readUpload = (request: FastifyRequest): Promise<Upload> =>
  readParts(request).catch((error: unknown) => {
    throw error instanceof Refusal || (error as { statusCode?: number }).statusCode !== undefined ? error : new Refusal('malformed');
  });

/** The parts of the form; the file name that came with it is never looked at. */
async function readParts(request: FastifyRequest): Promise<Upload> {
  let folder: Folder | undefined;
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      bytes = await part.toBuffer().catch((error: unknown) => {
        throw (error as { statusCode?: number }).statusCode === 413 ? refusals.bytes(uploadLimit) : error;
      });
      if (part.fieldname !== 'file') throw invalid({ path: part.fieldname, rule: 'unknown' });
    } else if (part.fieldname === 'folder' || part.fieldname === 'namespace') folder = folders.find((known) => known === part.value);
  }
  if (!folder) throw invalid({ path: 'folder', rule: 'choice' });
  if (!bytes || bytes.length === 0) throw invalid({ path: 'file', rule: 'required' });
  return { folder, bytes };
}

/** The ending a file is kept under, by its content alone. Certificates are taken from admins, for companies. */
function extensionOf({ folder, bytes }: Upload, certificates: boolean): string {
  if (certificates && folder === 'arenas' && isPkcs12(bytes)) return 'p12';
  const problem = imageProblem(bytes, limitOf(folder));
  if (problem) throw refusals[problem](limitOf(folder));
  return extensions[imageTypeOf(bytes) ?? ''] ?? 'jpg';
}

/** How many files one person uploads at most in a minute and in a day: they are kept in the database, whose disk has an end. */
const [mostAMinute, mostADay] = [60, 1000];
const refuseTooMany = async ({ db, limits }: Pick<Services, 'db' | 'limits'>, person: number): Promise<void> => {
  await limits.take(`files:${person}`, mostAMinute, 60);
  const { rows } = await sql<{ full: boolean }>`SELECT count(*) >= ${mostADay} AS full FROM files WHERE created_by = ${person} AND created_at > now() - interval '1 day'`.execute(db);
  if (rows[0]?.full) throw new Refusal('tooManyFiles');
};

/** `POST /api/files` (folder, file) answers a link by content; `GET` of that link is public and never changes. Certificates are never given out. */
export async function registerFiles(app: FastifyInstance, { db, limits }: Services): Promise<void> {
  await app.register(multipart, { limits: { fileSize: uploadLimit.maxBytes, files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 200, headerPairs: 50 } });
  const answer = { type: 'object', properties: { data: { type: 'object', properties: { link: { type: 'string' } } } } };
  app.post('/api/files', { config: { access: staff, describe: { summary: 'upload', body: { type: 'object', properties: { folder: { enum: folders }, file: { type: 'string', format: 'binary' } } }, answer } } }, async (request) => {
    const caller = callerOf(request);
    await refuseTooMany({ db, limits }, caller.id);
    const upload = await readUpload(request);
    const extension = extensionOf(upload, admin(caller));
    const hash = createHash('sha256').update(upload.bytes).digest('hex');
    await db
      .insertInto('files')
      .values({ hash, extension, folder: upload.folder, bytes: upload.bytes, created_by: caller.id })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    return { data: { link: `/api/files/${hash}.${extension}` } };
  });
  app.get('/api/files/:name', { config: { public: true, describe: { summary: 'file' } } }, async (request, reply) => {
    const [, hash, extension = ''] = /^([0-9a-f]{64})\.(jpg|png|bmp)$/.exec((request.params as { name: string }).name) ?? [];
    const file = hash === undefined ? undefined : await db.selectFrom('files').select('bytes').where('hash', '=', hash).where('extension', '=', extension).executeTakeFirst();
    if (!file) throw new Refusal('notFound');
    return reply
      .type(contentTypes[extension] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes);
  });
}
