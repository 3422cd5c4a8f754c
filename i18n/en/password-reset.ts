/** The page that the link of a password reset leads to. Nobody is signed in there: it is said in English. */
export const passwordReset = {
  title: 'Set a new password',
  lead: 'For %{username}',
  password: 'New password',
  show: 'Show password',
  hide: 'Hide password',
  rule: 'At least 6 characters',
  submit: 'Save password',
  busy: 'Saving…',
  checking: 'Checking the link…',
  done: 'The new password is set. Sign in with it.',
  signIn: 'Go to sign-in',
  until: 'This link works once, until %{until}.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  incomplete: 'The link is not complete. Open it from the email again.',
} as const;
