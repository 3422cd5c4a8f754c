/** What is said before something is done that cannot be taken back, or that would not work. */
export const warnings = {
  ownTitle: 'Lock yourself out?',
  ownText: 'This is your own account: you will be signed out and cannot come back by yourself.',
  coins: '%{total} coin is lost. |||| %{total} coins are lost.',
  holdings: '%{total} active entry of the inventory is lost. |||| %{total} active entries of the inventory are lost.',
  noCertificate: 'Without a certificate nothing can be signed. Upload it below.',
};
