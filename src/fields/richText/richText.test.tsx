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

test('ARENA-33 a line that says nothing is shown as it prints: in the middle where that is usual, else at the left', async () => {
  asked(field.richText({ centred: true }), '<p>a</p>');
  expect(await screen.findByRole('button', { name: 'Center' })).toHaveAttribute('aria-pressed', 'true');
  expect((await screen.findByRole('textbox', { name: 'Value' })).closest('.ad-centred')).not.toBeNull();
});

test.each([['left', 'Align left'], ['center', 'Center'], ['right', 'Align right'], ['justify', 'Justify']] as const)('ARENA-33 pressing an alignment (%s) writes it down, though it is shown already, and returns to the text', async (align, name) => {
  const form = asked(field.richText(align === 'center' ? { centred: true } : {}), '<p>a</p>');
  const box = await screen.findByRole('textbox', { name: 'Value' });
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(form.sent()).toBe(`<p align="${align}">a</p>`));
  await waitFor(() => expect(box).toHaveFocus());
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('ARENA-33 a view shows in the middle what prints there', async () => {
  shown(field.richText({ centred: true }), '<p>Hello</p>');
  expect((await screen.findByText('Hello')).closest('.ad-prose')).toHaveClass('ad-centred');
});
