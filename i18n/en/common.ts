/** Words that any screen may use. */
export const common = {
  yes: 'Yes',
  no: 'No',
  none: 'None',
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  search: 'Search',
  refresh: 'Refresh',
  retry: 'Try again',
  loading: 'Loading',
  sections: 'Sections',
  copy: 'Copy %{text}',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying.',
  active: 'Active',
  inactive: 'Inactive',
  /** What is said of a failure that has no sentence of its own. */
  failure: 'Contact the administrators. An error occurred with message: %{message}',
  unreachable: 'The server could not be reached.',
} as const;
