import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { asked, shown } from '#tests/support/fields.tsx';
import { cleanHtml } from './Clean.tsx';

test('ART-05 the editor offers normal text and headings 1 to 3, and no deeper', async () => {
  const form = asked(field.richText(), '<h2>News</h2><p>Hello</p>');
  const level = await screen.findByRole('combobox', { name: 'Choose text style' });
  expect([...level.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Normal text', 'Heading 1', 'Heading 2', 'Heading 3']);
  expect(screen.getByRole('textbox', { name: 'Value' })).toHaveTextContent('NewsHello');
  expect(form.sent()).toBe('<h2>News</h2><p>Hello</p>');
  await waitFor(() => expect(level).toBeEnabled());
  await userEvent.selectOptions(level, '3');
  await waitFor(() => expect(form.sent()).toContain('<h3'));
});

test('ART-05 a heading below the third becomes text, and a colour is not kept', async () => {
  asked(field.richText(), '<h5>Deep</h5><p><span style="color:red">red</span></p>');
  const box = await screen.findByRole('textbox', { name: 'Value' });
  expect(box.querySelector('h5')).toBeNull();
  expect(box.innerHTML).not.toContain('color');
});

test('ARENA-33 alignment is seen where it is written, without a style', async () => {
  const form = asked(field.richText(), '<p style="text-align:center">a</p><p>b</p>');
  const box = await screen.findByRole('textbox', { name: 'Value' });
  expect(box.querySelector('p')).toHaveAttribute('align', 'center');
  expect(box.querySelector('[style]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Align right' }));
  await waitFor(() => expect(form.sent()).toMatch(/<p align="right">/));
});

test('ART-05 it is read only with a reason', async () => {
  asked(field.richText(), '<p>Hello</p>', { reason: 'Only admins' });
  expect(await screen.findByRole('textbox', { name: 'Value' })).toHaveAttribute('contenteditable', 'false');
});

test('ARENA-33 a view shows clean HTML, a cell its words', async () => {
  const html = '<p>Hello <strong>you</strong></p><script>window.hit = 1</script><img src=x onerror="window.hit = 1"><a href="javascript:1">a</a>';
  expect(shown(field.richText(), html).cell).toBe('Hello you a');
  expect((await screen.findByText('you')).tagName).toBe('STRONG');
  expect(cleanHtml(html)).toBe('<p>Hello <strong>you</strong></p><a>a</a>');
  // Alignment is said without a style, which a page of ours does not take.
  expect(cleanHtml('<p style="text-align: right; position:fixed">a</p><div STYLE="position:fixed">b style="text-align:left"</div>')).toBe('<p align="right">a</p><div>b style="text-align:left"</div>');
});
