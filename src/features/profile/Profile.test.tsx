import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { createI18n, offered } from '#i18n/index.ts';
import { Profile, type ProfileProps } from '#src/features/profile/index.ts';

const user = {
  id: 7, username: 'marko', full_name: 'Marko Kovač', roles: ['employee', 'player'], active: true, banned: false, card_id: '001234', avatar: null, created_at: '2026-01-02T10:00:00Z',
  wallet: { balance: 1240 }, experience: { balance: 50, rank: { name: 'gold' } }, reset_password: { expires_at: null },
  identity: { id: 1, name: 'Marko Kovač', address: 'Ilica 1', birthdate: '1990-05-06', status: 'PENDING', created_at: '2026-01-03T10:00:00Z' },
  email: { id: 2, address: 'marko@mail.example', created_at: '2026-01-04T10:00:00Z' }, phone: { id: 3, number: '385911234567', created_at: '2026-01-05T10:00:00Z' },
} as unknown as ProfileProps['user'];
const show = (change: object = {}) => {
  const heard: unknown[] = [];
  render(
    <CoreAdminContext i18nProvider={createI18n()}>
      <Profile
        user={{ ...user, ...change }} initials="ma" timezone="Europe/Zagreb" theme="classic" language="hr" languages={offered} onTheme={(theme) => heard.push(theme)} onLanguage={(language) => heard.push(language)}
      />
    </CoreAdminContext>,
  );
  return heard;
};
const factsOf = (heading: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${heading}`) })).getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('the profile', () => {
  it('SHELL-31 shows the eleven facts of the signed-in user, times in the arena zone', () => {
    show();
    expect(factsOf('General').map((fact) => fact.trim())).toEqual([
      'ID: 7', 'Username: marko', 'Roles: employee, player', 'Active: Yes', 'Banned: No', 'Coins: 1.240', 'Experience: 50', 'Rank: gold', 'Registration date: 02. 01. 2026. 11:00', 'Card ID: 001234', 'Avatar: No picture',
    ]);
  });

  it('SHELL-32 shows when a pending password reset expires, and else nothing of it', () => {
    show({ reset_password: { expires_at: '2026-01-06T10:00:00Z' } });
    expect(factsOf('General').at(-1)).toBe('Password reset expires: 06. 01. 2026. 11:00');
  });

  it('SHELL-33 shows the identity with its status', () => {
    show();
    expect(factsOf('Identity')).toEqual(['Name on the document: Marko Kovač', 'Address: Ilica 1', 'Birthdate: 06. 05. 1990.', 'Created: 03. 01. 2026. 11:00']);
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it('SHELL-34 shows the e-mail and copies its address', async () => {
    show();
    const browser = userEvent.setup();
    expect(factsOf('Email')).toEqual(['Email: marko@mail.example', 'Created: 04. 01. 2026. 11:00']);
    await browser.click(screen.getByRole('button', { name: 'Copy marko@mail.example' }));
    expect(await navigator.clipboard.readText()).toBe('marko@mail.example');
  });

  it('SHELL-35 shows the phone number with a plus', () => {
    show();
    expect(factsOf('Phone')).toEqual(['Phone number: +385911234567', 'Created: 05. 01. 2026. 11:00']);
  });

  it('SHELL-30 THEME-01 I18N-01 offers four themes and four languages', async () => {
    const heard = show();
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Classic', 'Dark', 'Teal', 'Brown']);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['English', 'Hrvatski', 'Deutsch', 'Español']);
    await userEvent.click(screen.getByLabelText('Teal'));
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'de');
    expect(heard).toEqual(['teal', 'de']);
  });

  it('says so where there is nothing on file', () => {
    show({ identity: null, email: { address: null }, phone: null });
    for (const text of ['No identity on file.', 'No email on file.', 'No phone on file.']) expect(screen.getByText(text)).toBeVisible();
  });
});
