const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

function focusableIn(field: HTMLElement): HTMLElement | null {
  if (field.matches(FOCUSABLE)) return field;
  const tabbable = field.querySelector<HTMLElement>('input[tabindex="0"], input:checked');
  return tabbable ?? field.querySelector<HTMLElement>(FOCUSABLE);
}

/** The words that name a field: its legend or label, which is what one needs to see after the jump. */
function labelOf(field: HTMLElement, control: HTMLElement): Element | null {
  const named = field.getAttribute('aria-labelledby')?.split(' ')[0];
  return (
    (named ? document.getElementById(named) : null) ??
    document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ??
    control.closest('label')
  );
}

/**
 * Moves focus to a field, or to the right control in a group, and brings its label into view rather than the
 * input: scrolled to the input, an on-screen keyboard or the window's edge would hide what it asks for.
 * Answers whether there was such a field.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field && focusableIn(field);
  if (!field || !control) return false;
  const label = labelOf(field, control) ?? control;
  label.scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}
