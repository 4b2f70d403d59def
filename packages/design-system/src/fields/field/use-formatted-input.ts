import { type FormEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { caretAfterFormatting, deleteAcrossSeparator } from './caret-after-formatting.ts';

export interface FormattedInputOptions {
  /** What the caller keeps: the plain value, not its formatted form. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onInput?: ((event: FormEvent<HTMLInputElement>) => void) | undefined;
  /** The text to show for whatever was typed, pasted or filled in. Formatting its own answer changes nothing. */
  format: (text: string) => string;
  /** The plain value in shown text; the shown text itself when left out. */
  plain?: ((shown: string) => string) | undefined;
  /** The characters the caret is counted by; digits when left out. */
  counted?: RegExp | undefined;
}

/** An input that formats as one types, keeping the caret where the typist left it. */
export function useFormattedInput(options: FormattedInputOptions) {
  const { format, plain = (shown: string) => shown, counted } = options;
  const inputRef = useRef<HTMLInputElement>(null);
  const inputType = useRef('');
  const caret = useRef<number | null>(null);
  const [kept, setKept] = useState(options.defaultValue ?? '');
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const shown = format(options.value ?? kept);

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (caret.current === null || input === null) return;
    if (document.activeElement === input) input.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    inputType.current = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    options.onInput?.(event);
  };

  const onChange = (typed: string) => {
    let text = typed;
    // A caller that changed the text before it came here leaves the caret at its end.
    const isAsTyped = inputRef.current?.value === typed;
    let position = (isAsTyped ? inputRef.current?.selectionStart : null) ?? typed.length;
    if (inputType.current.startsWith('deleteContent') && format(text) === shown) {
      const direction = inputType.current.endsWith('Forward') ? 'forward' : 'backward';
      const left = deleteAcrossSeparator({ before: shown, after: typed, caret: position, direction });
      text = left.text;
      position = left.caret;
    }
    const formatted = format(text);
    const value = plain(formatted);
    caret.current = caretAfterFormatting(text, position, formatted, counted);
    // Also when the value stays as it was: the browser's text then still has to be put back, and the caret with it.
    renderAgain();
    if (options.value === undefined) setKept(value);
    if (value !== plain(shown)) options.onChange?.(value);
  };

  return { value: shown, onChange, onInput, inputRef };
}
