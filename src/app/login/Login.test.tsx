import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { readRefusal, ServiceError } from '#dataProviders/adapter/errors.ts';
import { Login, type LoginProps } from '#src/app/login/Login.tsx';

const setUp = (answer: () => Promise<unknown> = async () => undefined, notice: LoginProps['notice'] = null) => {
  const sent: [string, string][] = [];
  const warmed: number[] = [];
  render(<Login signIn={(...typed) => { sent.push(typed); return answer(); }} warmUp={() => warmed.push(1)} notice={notice} />);
  return { sent, warmed, user: userEvent.setup(), credential: screen.getByLabelText('Username or email'), password: screen.getByLabelText('Password'), submit: screen.getByRole('button', { name: 'Sign in' }) };
};

describe('the sign-in page', () => {
  it('AUTH-01 AUTH-02 NAV-37 is a form with one credential and one password field', () => {
    const { credential, password } = setUp();
    expect(credential).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('type', 'password');
    expect(document.title).toBe('BO | Sign in');
  });

  it('AUTH-03 shows and hides the password', async () => {
    const { user, password } = setUp();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('AUTH-04 sends nothing while either field is empty and says which', async () => {
    const { user, sent, credential, password, submit } = setUp();
    await user.click(submit);
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
    expect(credential).toHaveFocus();
    await user.type(credential, 'marko');
    await user.click(submit);
    expect(password).toHaveAccessibleDescription('Field is required');
    expect(password).toHaveFocus();
    await user.clear(credential);
    await user.type(credential, '   ');
    await user.type(password, 'secret');
    await user.click(submit);
    expect(sent).toEqual([]);
    await user.type(credential, 'marko');
    await user.click(submit);
    expect(sent).toEqual([['marko', 'secret']]);
  });

  it('loads the rest while somebody types', async () => {
    const { user, warmed, credential } = setUp();
    await user.type(credential, 'm');
    expect(warmed.length).toBeGreaterThan(0);
  });

  it.each([
    ['ERR-02', readRefusal(401, '{"code":"invalidCredentials","message":"anything"}'), 'Invalid credentials'],
    ['ERR-02', readRefusal(401, ''), 'Invalid credentials'],
    ['ERR-03', readRefusal(500, '{"message":"X"}'), 'X'],
    ['ERR-04', readRefusal(500, 'boom'), 'boom'],
    ['ERR-05', readRefusal(403, '{"code":"banned"}'), 'User account is banned'],
    ['ERR-06', readRefusal(403, '{"code":"inactive"}'), 'User account is inactive'],
    ['ERR-07', new ServiceError({ status: 403, code: 'insufficientPermissions' }), 'Insufficient permissions'],
    ['ERR-54', new ServiceError({ status: 500, code: 'lookUpFailed', sentence: 'the service is down' }), 'User lookup failed. Contact the administrators. An error occurred with message: the service is down'],
    ['OP-003', new ServiceError({ status: 0, code: 'unavailable' }), 'The server could not be reached. Check the connection and try again.'],
  ])('%s says why it refused: %s', async (_, error, sentence) => {
    const { user, credential, password, submit } = setUp(() => Promise.reject(error));
    await user.type(credential, 'marko');
    await user.type(password, 'secret');
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(submit).toBeEnabled());
  });

  it.each([
    ['AUTH-17', 'ended', 'Your session has ended. Please sign in again.'],
    ['OP-005', 'banned', 'User account is banned'],
    ['OP-005', 'inactive', 'User account is inactive'],
  ] as const)('%s says why one is here again: %s', (_, notice, sentence) => {
    setUp(undefined, notice);
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
