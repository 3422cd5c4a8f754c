import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { passwordReset } from '#i18n/en/password-reset.ts';
import { ResetPassword } from '#src/app/login/ResetPassword.tsx';

afterEach(() => vi.unstubAllGlobals());

it('USER-60 a link without its token says so; nobody is asked about it, and the way to the sign-in stands there', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const onLeave = vi.fn();
  render(<ResetPassword token="" onLeave={onLeave} />);
  expect(screen.getByRole('alert')).toHaveTextContent(passwordReset.incomplete);
  expect(screen.queryByLabelText(passwordReset.password)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  screen.getByRole('button', { name: passwordReset.signIn }).click();
  expect(onLeave).toHaveBeenCalledOnce();
});
