import english from 'ra-language-english';

// React-admin's own messages. Three things hold in every language:
// - "entry", never "item": an item is something the venues sell.
// - No resource name inside a sentence: it would need a case, a gender or a capital letter that the
//   framework does not hand over. It only stands after a colon or in front of a record.
// - %{field}, not %{field_lower_first}, which makes "iD" of "ID" and small letters of German nouns.
const base = english.ra;

export const ra = {
  ...base,
  action: {
    ...base.action,
    back: 'Back',
    bulk_actions: '%{smart_count} entry selected |||| %{smart_count} entries selected',
    clone: 'Duplicate',
    create_item: 'Create “%{item}”',
    reset: 'Restore defaults',
    show: 'View',
    toggle_theme: 'Light or dark theme',
    unselect: 'Deselect',
    update_application: 'Refresh',
  },
  page: {
    ...base.page,
    empty: 'Nothing here yet.',
    invite: 'Add the first entry?',
    not_found: 'Page not found',
    authentication_error: 'Sign-in could not be checked',
  },
  input: {
    ...base.input,
    file: {
      ...base.input.file,
      upload_several: 'Drop files here, or click to choose them.',
      upload_single: 'Drop a file here, or click to choose one.',
    },
    image: {
      ...base.input.image,
      upload_several: 'Drop pictures here, or click to choose them.',
      upload_single: 'Drop a picture here, or click to choose one.',
    },
    references: {
      ...base.input.references,
      all_missing: 'The linked entries could not be found.',
      many_missing: 'At least one linked entry no longer exists.',
      single_missing: 'The linked entry no longer exists.',
    },
  },
  message: {
    ...base.message,
    access_denied: 'You do not have permission to see this page.',
    authentication_error: 'The sign-in service returned an error. Your sign-in could not be checked.',
    auth_error: 'Your sign-in could not be confirmed.',
    bulk_delete_content: '%{smart_count} entry will be deleted. |||| %{smart_count} entries will be deleted.',
    bulk_delete_title: 'Delete %{smart_count} entry? |||| Delete %{smart_count} entries?',
    bulk_update_content: '%{smart_count} entry will be changed. |||| %{smart_count} entries will be changed.',
    bulk_update_title: 'Change %{smart_count} entry? |||| Change %{smart_count} entries?',
    clear_array_input: 'Remove everything from the list?',
    delete_content: 'Do you really want to delete this entry?',
    delete_title: 'Delete %{name} %{recordRepresentation}?',
    error: 'Something went wrong and the action could not be completed.',
    invalid_form: 'Some fields need another look.',
    not_found: 'The address is wrong, or the link is out of date.',
    select_all_limit_reached: 'Too many entries to select them all. The first %{max} are selected.',
    unsaved_changes: 'Some changes are not saved. Leave without saving?',
    placeholder_data_warning: 'Connection problem: the data could not be refreshed.',
  },
  navigation: {
    ...base.navigation,
    no_filtered_results: 'No entries match these filters.',
    no_results: 'No entries found',
    no_more_results: 'There is no page %{page}. Try the one before.',
    page_out_of_boundaries: 'There is no page %{page}',
    page_out_from_end: 'This is the last page',
    page_out_from_begin: 'This is the first page',
    page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
  },
  sort: {
    ...base.sort,
    sort_by: 'Sort by %{field}, %{order}',
  },
  auth: {
    ...base.auth,
    auth_check_error: 'Please sign in to continue',
    sign_in_error: 'Sign-in failed. Please try again.',
    logout: 'Sign out',
  },
  notification: {
    ...base.notification,
    updated: 'Updated |||| %{smart_count} entries updated',
    created: 'Created',
    deleted: 'Deleted |||| %{smart_count} entries deleted',
    bad_item: 'This entry is not right',
    item_doesnt_exist: 'This entry does not exist',
    http_error: 'The server could not be reached or returned an error',
    data_provider_error: 'Something went wrong while loading or saving the data.',
    i18n_error: 'This language could not be loaded',
    canceled: 'Cancelled',
    logged_out: 'Your session has ended. Please sign in again.',
    not_authorized: 'You do not have permission for this.',
    offline: 'No connection. The data could not be loaded.',
  },
  // minLength and maxLength come without smart_count, so no language may need a plural form here.
  validation: {
    ...base.validation,
    required: 'Field is required',
    minLength: 'Minimum %{min} characters',
    maxLength: 'Maximum %{max} characters',
    email: 'Email must be valid',
    // The framework names %{options} and hands over the raw stored values under another name.
    oneOf: 'Must be one of the offered values',
    regex: 'Wrong format',
    unique: 'Already in use',
  },
  saved_queries: {
    ...base.saved_queries,
    label: 'Saved filters',
    query_name: 'Name',
    new_label: 'Save these filters…',
    new_dialog_title: 'Save these filters as',
    remove_label: 'Remove saved filters',
    remove_label_with_name: 'Remove “%{name}”',
    remove_dialog_title: 'Remove saved filters?',
    remove_message: 'They will no longer be in your list.',
    help: 'Filter the list, then save the filters for later',
  },
  guesser: {
    empty: {
      title: 'No data to show',
      message: 'The server sent no entries',
    },
  },
  configurable: {
    customize: 'Customize',
    configureMode: 'Customize this page',
    inspector: {
      title: 'Settings',
      content: 'Point at a part of the page to change it',
      reset: 'Restore defaults',
      hideAll: 'Hide all',
      showAll: 'Show all',
    },
    Datagrid: {
      title: 'Table',
      unlabeled: 'Column %{column} without a name',
    },
    SimpleForm: {
      title: 'Form',
      unlabeled: 'Field %{input} without a name',
    },
    SimpleList: {
      title: 'List',
      primaryText: 'First line',
      secondaryText: 'Second line',
      tertiaryText: 'Text on the right',
    },
  },
  // Asked for by the screens under this name, although the framework's catalogue has them above.
  inspector: {
    hideAll: 'Hide all',
    showAll: 'Show all',
    Datagrid: { title: 'Table' },
    SimpleForm: { title: 'Form' },
    SimpleList: { title: 'List' },
  },
  tiptap: {
    align_left: 'Align left',
    align_right: 'Align right',
    align_center: 'Center',
    align_justify: 'Justify',
    list_bulleted: 'Bulleted list',
    list_numbered: 'Numbered list',
    select_level: 'Choose text style',
    current_level: 'Current text style',
    paragraph: 'Normal text',
    heading1: 'Heading 1',
    heading2: 'Heading 2',
    heading3: 'Heading 3',
    heading4: 'Heading 4',
    heading5: 'Heading 5',
    heading6: 'Heading 6',
    color: 'Text color',
    highlight: 'Highlight',
    image: 'Image',
    image_dialog: 'Image address (URL)',
    clear_format: 'Clear formatting',
    blockquote: 'Quote',
    link: 'Link',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strikethrough',
    code: 'Code',
  },
};

/** The named keys only: the framework's index signatures would let a misspelt key pass. */
type Named<T> = {
  [K in keyof T as string extends K ? never : K]: T[K] extends string ? string : Named<T[K]>;
};

/** What every language must bring, no key less and none more. */
export type RaMessages = Named<typeof ra>;
