type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (element: Element | null): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Writes as if the browser had: React listens to the prototype's own setter. */
const write = (field: Field, value: string) => {
  const prototype: object = field instanceof HTMLInputElement ? HTMLInputElement.prototype : field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};
const range = (field: HTMLInputElement | HTMLTextAreaElement): readonly [start: number, end: number] | null => {
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
};

/** What had the focus, as it was before a key came. */
export interface FieldBefore {
  /** Makes it as it was, after so many keys that it got. */
  readonly restore: (leaked: number) => void;
  /** Whether something could be written into it. */
  readonly writable: boolean;
  /** Nothing has the focus: what is typed goes nowhere. */
  readonly nowhere: boolean;
  /** Types a text into what has the focus now. */
  readonly type: (text: string) => void;
  /** Presses one key where the focus is now; what nobody takes is typed. */
  readonly press: (key: string) => void;
}

/** A key that was typed a moment ago, for whoever listens to keys. Answers whether nobody took it. */
const press = (page: Document, key: string): boolean => (page.activeElement ?? page.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const isWritable = (field: Element | null): boolean => isText(field) || (field instanceof HTMLElement && field.isContentEditable);
const insert = (page: Document, text: string) => {
  const field = page.activeElement;
  if (!isWritable(field)) {
    for (const key of text) press(page, key);
    return;
  }
  // Keeps what Undo knows; where the browser has it no more, the text is put in by hand.
  if (typeof page.execCommand === 'function' && page.execCommand('insertText', false, text)) return;
  if (!isText(field)) return;
  const [start, end] = range(field) ?? [field.value.length, field.value.length];
  write(field, `${field.value.slice(0, start)}${text}${field.value.slice(end)}`);
  if (range(field) !== null) field.setSelectionRange(start + text.length, start + text.length);
};

export const fieldNow = (page: Document): FieldBefore => {
  const field = page.activeElement;
  const value = isField(field) ? field.value : null;
  const selected = isText(field) ? range(field) : null;
  return {
    writable: isWritable(field),
    nowhere: field === null || field === page.body,
    restore: (leaked) => {
      if (leaked === 0 || !field?.isConnected) return;
      if (isField(field) && value !== null) {
        if (field.value !== value) write(field, value);
        if (isText(field) && selected !== null) field.setSelectionRange(...selected);
      } else if (field instanceof HTMLElement && field.isContentEditable) for (let i = 0; i < leaked; i++) page.execCommand('delete');
    },
    type: (text) => insert(page, text),
    press: (key) => {
      if (press(page, key) && isWritable(page.activeElement)) insert(page, key);
    },
  };
};
