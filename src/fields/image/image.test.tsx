import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { asked, leafOf, shown } from '#tests/support/fields.tsx';
import { uploadPending } from '../uploads.ts';

const png = (bytes = 100, width = 4, height = 4): Uint8Array<ArrayBuffer> => {
  const picture = new Uint8Array(bytes);
  picture.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(picture.buffer).setUint32(16, width);
  new DataView(picture.buffer).setUint32(20, height);
  return picture;
};
const picture = (name = 'a.png', bytes = png()): File => new File([bytes], name, { type: 'image/png' });
const declared = field.image({ folder: 'social' });
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

test('VAL-40 a picture is chosen, previewed, replaced by another, and taken away', async () => {
  const form = asked(declared, '/api/files/old.png');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/files/old.png');
  choose(picture('one.png'));
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)));
  choose(picture('two.PNG'));
  await waitFor(() => expect((form.values().value as File).name).toBe('two.PNG'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(form.sent()).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('VAL-40 what is no picture is refused by its content, whatever its name; what was there stays', async () => {
  const form = asked(declared, '/api/files/old.png');
  for (const wrong of [picture('a.gif'), picture('a.png', new Uint8Array(new TextEncoder().encode('<svg xmlns="x" onload="1"/>')))]) {
    choose(wrong);
    expect(await screen.findByRole('alert')).toHaveTextContent('only JPEG, PNG and BMP pictures');
    expect(form.sent()).toBe('/api/files/old.png');
  }
});

test('VAL-46 VAL-13 a picture for a notification has under 300,000 bytes', async () => {
  const form = asked(field.image({ folder: 'notifications', maxBytes: 299_999 }), null);
  choose(picture('big.png', png(300_000)));
  expect(await screen.findByRole('alert')).toHaveTextContent('image size must be under 300 KB');
  expect(form.sent()).toBeNull();
  choose(picture('fits.png', png(299_999)));
  await waitFor(() => expect((form.values().value as File).name).toBe('fits.png'));
});

test('a picture that would unfold to too many pixels is refused', async () => {
  asked(declared, null);
  choose(picture('bomb.png', png(100, 20_000, 20_000)));
  expect(await screen.findByRole('alert')).toHaveTextContent('too many pixels');
});

test('VAL-42 a certificate is a .p12 by name and content', async () => {
  const form = asked(field.file({ folder: 'arenas', accept: '.p12' }), null);
  expect(input()).toHaveAttribute('accept', '.p12');
  choose(new File(['text'], 'a.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only .p12 files');
  choose(new File(['text'], 'renamed.p12'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This is no .p12 file.'));
  const content = [0x30, 0x0b, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01];
  choose(new File([new Uint8Array([0x30, 3 + content.length, 0x02, 0x01, 0x03, ...content])], 'real.p12'));
  await waitFor(() => expect((form.values().value as File).name).toBe('real.p12'));
  expect(screen.getByText('real.p12')).toBeInTheDocument();
});

test('COMP-05 a certificate is shown as set or null', () => {
  expect(shown(field.file({ folder: 'arenas', accept: '.p12' }), 'set').view).toBe('set');
  expect(shown(field.file({ folder: 'arenas', accept: '.p12' }), null).view).toBe('null');
});

test('VAL-41 files go first and become links, rows of lists too; the same file goes once', async () => {
  const [cover, logo] = [picture('cover.png'), picture('logo.png')];
  const leaves = [leafOf(field.image({ folder: 'social' })), { ...leafOf(field.list({ image: field.image({ folder: 'arenas' }), name: field.text() }, { saved: 'whole', max: 5 })), path: 'rows', source: 'rows' }];
  const sent: string[] = [];
  const upload = (folder: string, file: File) => {
    sent.push(`${folder}/${file.name}`);
    return Promise.resolve(`/api/files/${file.name}`);
  };
  const values = { value: cover, rows: [{ image: logo, name: 'a' }, { image: logo, name: 'b' }, { image: '/api/files/old.png', name: 'c' }] };
  expect(await uploadPending(values as never, leaves, upload)).toEqual({
    value: '/api/files/cover.png',
    rows: [{ image: '/api/files/logo.png', name: 'a' }, { image: '/api/files/logo.png', name: 'b' }, { image: '/api/files/old.png', name: 'c' }],
  });
  expect(sent).toEqual(['social/cover.png', 'arenas/logo.png']);
  const plain = { value: '/api/files/a.png', rows: [{ image: null }] };
  expect(await uploadPending(plain, leaves, upload)).toBe(plain);
});

test('ERR-30 a failed upload stops everything', async () => {
  await expect(uploadPending({ value: picture() }, [leafOf(declared)], () => Promise.reject(new Error('500')))).rejects.toThrow('500');
});
