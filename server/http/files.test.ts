import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sampleRegistry } from '#tests/support/sample-resources.ts';

/** A PNG header of this size, filled up to a number of bytes. */
const png = (bytes: number, width = 2, height = 2): Buffer => {
  const file = Buffer.alloc(Math.max(bytes, 33));
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(file);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file[24] = 8;
  return file;
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ registry: sampleRegistry });
});
afterAll(() => app.stop());

const upload = (bytes: Buffer, { folder = 'shop', name = 'a.png', field = 'file', who = 'employee' as string | null } = {}) => {
  const boundary = 'limit0123456789';
  const part = (head: string, body: Buffer) => Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), body, Buffer.from('\r\n')]);
  const body = Buffer.concat([
    part('content-disposition: form-data; name="folder"', Buffer.from(folder)),
    part(`content-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png`, bytes),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return app.call<{ data: { link: string }; code: string; errors: unknown }>(who, 'POST', '/api/files', body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
};

describe('files', () => {
  it('API-149 answers 200 with a link by content, public, unchanging and never run', async () => {
    const { status, body } = await upload(png(100));
    expect(status).toBe(200);
    expect(body.data.link).toMatch(/^\/api\/files\/[0-9a-f]{64}\.png$/);
    expect((await upload(png(100))).body.data.link).toBe(body.data.link);
    const { headers, status: read } = await app.call<string>(null, 'GET', body.data.link);
    expect(read).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await app.call(null, 'GET', body.data.link.replace('.png', '.jpg'))).status).toBe(404);
  });

  it('OP-071 refuses what is no jpeg, png or bmp by its content, whatever its name', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '<html><script>1</script></html>', 'GIF89a0000000000', '', 'PNG']) {
      const { status, body } = await upload(Buffer.from(text), { name: 'x.png' });
      expect([415, 422], text).toContain(status);
      expect(body.code).not.toBe('unexpected');
    }
    expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ status: 415, body: { code: 'unsupportedType', errors: { file: [{ rule: 'imageType' }] } } });
  });

  it('OP-072 never looks at the name of the file', async () => {
    const before = await readdir('.');
    for (const name of ['../../server.js', '..\\..\\x.png', '/etc/x.png', 'a%2e%2e%2fb.png', '.htaccess', 'x'.repeat(300), 'a\0.png']) {
      const { status, body } = await upload(png(50), { name });
      if (status === 200) expect(body.data.link, name).toMatch(/^\/api\/files\/[0-9a-f]{64}\.png$/);
      else expect([400, 422], name).toContain(status);
    }
    expect(await readdir('.')).toEqual(before);
  });

  it('OP-073 keeps the limits: 299,999 bytes for notifications, 2 MB for the others, forty million pixels', async () => {
    expect((await upload(png(299_999), { folder: 'notifications' })).status).toBe(200);
    expect(await upload(png(300_001), { folder: 'notifications' })).toMatchObject({ status: 413, body: { code: 'tooLarge', errors: { file: [{ rule: 'imageSize', value: 300 }] } } });
    expect((await upload(png(2_000_000))).status).toBe(200);
    expect(await upload(png(2_000_001))).toMatchObject({ status: 413, body: { errors: { file: [{ rule: 'imageSize', value: 2000 }] } } });
    expect((await upload(png(25_000_000))).status).toBe(413);
    expect((await upload(png(40_000, 20_000, 20_000))).status).toBe(413);
  });

  it('refuses people who are no staff, folders that are none, and forms that are none', async () => {
    expect((await upload(png(50), { who: null })).status).toBe(401);
    expect((await upload(png(50), { who: 'player' })).status).toBe(403);
    expect(await upload(png(50), { folder: '../etc' })).toMatchObject({ status: 422, body: { errors: { folder: [{ rule: 'choice' }] } } });
    expect((await app.call('employee', 'POST', '/api/files', { file: 'x' })).status).toBe(415);
    expect((await app.call('employee', 'POST', '/api/files', 'broken', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBeLessThan(500);
    for (const name of ['..%2f..%2fetc%2fpasswd', 'x.png', `${'0'.repeat(64)}.png`]) expect((await app.call(null, 'GET', `/api/files/${name}`)).status).toBe(404);
  });

  it('takes sixty files a minute of one person, and a thousand a day', async () => {
    const many = await Promise.all(Array.from({ length: 61 }, (_, i) => upload(png(100 + i), { who: 'manager' })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(many.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { code: 'tooManyAttempts' } });
    const { db } = app.database;
    await sql`INSERT INTO files (hash, extension, folder, bytes, created_by) SELECT 'of the admin ' || g, 'png', 'shop', '', 1 FROM generate_series(1, 1000) AS g`.execute(db);
    expect(await upload(png(40), { who: 'admin' })).toMatchObject({ status: 429, body: { code: 'tooManyFiles' } });
    await sql`UPDATE files SET created_at = now() - interval '25 hours' WHERE created_by = 1`.execute(db);
    expect((await upload(png(40), { who: 'admin' })).status).toBe(200);
  });
});
