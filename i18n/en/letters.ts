/** Letters that the server sends. */
export const letters = {
  passwordReset: {
    subject: 'Set a new password for %{username}',
    text: 'Hello %{username},\n\nopen this link to set a new password:\n\n%{link}\n\nIt works once and until %{expires}. If you did not ask for it, tell the staff of your arena.',
  },
};
