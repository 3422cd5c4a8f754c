/**
 * Copies a text; true when the browser took it. Over plain http there is no clipboard API, so the old copy command serves,
 * which works only within a click or key press.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused (no permission, no focus): the old command may still be allowed.
  }
  return copyByCommand(text);
}

/** Selects the text in a field nobody sees, next to the focus, since an open dialog takes the focus back from outside of it. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.tabIndex = -1;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  const write = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  document.addEventListener('copy', write, true);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', write, true);
    field.remove();
    focused?.focus({ preventScroll: true });
  }
}
