/** What a user keeps under the namespace `dashboard`, and the values each of them may have. Themes by the name people know. */
export const dashboardSettings = {
  theme: ['Classic', 'Dark', 'Teal', 'Brown'],
  language: ['en', 'hr', 'de', 'es', 'at', 'ba', 'si'],
} as const;
