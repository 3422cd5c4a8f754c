/** The currencies offered for an arena: ISO 4217 codes of Europe, all with two decimals, those of our countries first. */
export const currencies = [
  'EUR', 'BAM', 'ALL', 'BGN', 'CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'MDL', 'MKD', 'NOK', 'PLN', 'RON', 'RSD', 'SEK', 'TRY', 'UAH', 'USD',
] as const;
