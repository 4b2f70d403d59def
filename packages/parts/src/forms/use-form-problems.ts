import { useId, useState } from 'react';

/** Messages by field; a field without one is right. */
export type FieldMessages<Field extends string> = { readonly [Name in Field]?: string | undefined };

/** What is wrong with each field, in the rules' own names. */
export type Found<Problems> = { readonly [Name in keyof Problems]?: Problems[Name] | undefined };

/** What is wrong with a form, for the summary at its head. */
export interface FormSummary {
  /** In the order of the form. */
  readonly summary: readonly { fieldId: string; message: string }[];
  /** How often problems were shown: focus comes back to the summary each time. */
  readonly attempt: number;
}

/** What every field of a form is given: what the summary's links lead to, what is wrong, and that it has to be filled in. */
export interface RequiredField {
  readonly id: string;
  readonly errorMessage: string | undefined;
  readonly isRequired: true;
}

export interface FormProblems<Problems> extends FormSummary {
  field(name: keyof Problems & string): RequiredField;
  /** Shows problems. @returns whether there are any */
  show(found: Found<Problems>): boolean;
  /** A field is being corrected: its message goes. */
  clear(name: keyof Problems & string): void;
}

/**
 * What is wrong with a form, by field: told when it is sent, taken back field by field as it is corrected. Problems are kept,
 * not words: a message follows what it depends on, such as the card's brand and the page's language.
 * @param initially what is wrong before anything is sent, such as with what an address says
 */
export function useFormProblems<Problems extends object>(
  fields: readonly (keyof Problems & string)[],
  wordsOf: (found: Found<Problems>) => FieldMessages<keyof Problems & string>,
  initially: Found<Problems> = {},
): FormProblems<Problems> {
  const id = useId();
  const [{ found, attempt }, set] = useState({ found: initially, attempt: 0 });
  const messages = wordsOf(found);
  const idOf = (name: string) => `${id}-${name}`;
  return {
    attempt,
    summary: fields.flatMap((name) => {
      const message = messages[name];
      return message ? [{ fieldId: idOf(name), message }] : [];
    }),
    field: (name) => ({ id: idOf(name), errorMessage: messages[name], isRequired: true }),
    show(next) {
      set({ found: next, attempt: attempt + 1 });
      return fields.some((name) => next[name] !== undefined);
    },
    clear(name) {
      if (found[name] !== undefined) set({ attempt, found: { ...found, [name]: undefined } });
    },
  };
}
