import { useId, useState } from 'react';

/** Messages by field; a field without one is right. */
export type FieldMessages<Field extends string> = { readonly [Name in Field]?: string | undefined };

export interface FormProblems<Field extends string> {
  /** The message of a field, while it has one. */
  readonly messages: FieldMessages<Field>;
  /** The same, in the order of the form, for the summary at its head. */
  readonly summary: readonly { fieldId: string; message: string }[];
  /** How often problems were shown: focus comes back to the summary each time. */
  readonly attempt: number;
  /** The id of a field, which the summary's links lead to. */
  idOf(field: Field): string;
  /** Shows problems. @returns whether there are any */
  show(messages: FieldMessages<Field>): boolean;
  /** A field is being corrected: its message goes. */
  clear(field: Field): void;
}

/** What is wrong with a form, by field: told when it is sent, taken back field by field as it is corrected. */
export function useFormProblems<Field extends string>(fields: readonly Field[]): FormProblems<Field> {
  const id = useId();
  const none: FieldMessages<Field> = {};
  const [{ messages, attempt }, set] = useState<{
    messages: FieldMessages<Field>;
    attempt: number;
  }>({ messages: none, attempt: 0 });
  const idOf = (field: Field) => `${id}-${field}`;
  return {
    messages,
    attempt,
    idOf,
    summary: fields.flatMap((field) => {
      const message = messages[field];
      return message ? [{ fieldId: idOf(field), message }] : [];
    }),
    show(found) {
      set({ messages: found, attempt: attempt + 1 });
      return fields.some((field) => found[field]);
    },
    clear(field) {
      if (messages[field]) set({ attempt, messages: { ...messages, [field]: undefined } });
    },
  };
}
