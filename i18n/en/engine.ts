/** What the generated screens say: lists, dialogs, forms. */
export const engine = {
  /** Fields that every record has. */
  fields: { id: 'ID', created_at: 'Created', updated_at: 'Updated', version: 'Version' },
  actions: 'Actions',
  record: 'Record',
  edit: 'Edit %{one}: %{name}',
  total: '%{total} entry |||| %{total} entries',
  action: { view: 'View %{name}', edit: 'Edit %{name}', delete: 'Delete %{name}' },
  search: {
    in: 'Search in %{fields}',
    by: 'Search by',
    everything: 'Select all',
    nothing: 'Choose at least one to search by.',
  },
  filter: { by: 'Filter by' },
  columns: {
    title: 'Columns',
    up: 'Move %{column} to the left',
    down: 'Move %{column} to the right',
    reset: 'Reset columns',
  },
  pager: {
    pages: 'Pages',
    size: 'Rows per page',
    all: 'All',
    range: '%{from}–%{to} of %{total}',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
  },
  fresh: {
    loading: 'updating …',
    now: 'up to date',
    ago: 'as of %{ago}',
    failed: 'Could not be updated.',
  },
  empty: {
    title: 'No entries found',
    text: 'There is nothing under %{name} yet.',
    filtered: 'No entries match: the list is filtered',
    filteredText: 'Nothing has what you searched or filtered for.',
    clear: 'Clear search',
  },
  failed: {
    title: 'The list could not be loaded',
    text: 'Check the connection and try again. What you typed is still there.',
  },
  missing: {
    failed: 'This entry could not be loaded',
    gone: 'This entry is no longer there',
    goneText: 'Somebody may have deleted it in the meantime.',
  },
  arena: {
    title: 'Choose an arena',
    text: '%{name} belong to one arena. Choose it in the top bar.',
  },
  reason: {
    update: 'You may not change this entry.',
    delete: 'You may not delete this entry.',
    fixed: 'This cannot be changed any more.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered has not been saved and will be lost.',
    confirm: 'Leave',
  },
  delete: {
    title: 'Delete %{one}',
    text: 'Delete %{name}? This cannot be undone.',
  },
  versions: {
    title: 'Somebody else changed this entry',
    text: 'Choose for each field whose version stays, then save again. What only one of you changed is proposed as it is.',
    field: 'Field',
    mine: 'Mine',
    theirs: 'Saved meanwhile',
    save: 'Save these choices',
    reload: 'Drop mine and reload',
  },
  failures: {
    badRequest: 'Something went wrong with bad request error code: 400. Bad request.',
    conflict: 'Something went wrong with conflict error code: 409. Unique validation failed.',
    attribute: 'The attribute %{attribute} failed for rule: %{rule}',
    server: 'Something went wrong with error code: 500. Contact the administrators and check the logs.',
    upload: 'File upload failed. Try again or contact the administrators.',
  },
} as const;
