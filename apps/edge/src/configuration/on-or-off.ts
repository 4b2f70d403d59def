import { z } from 'zod';

/** `on`/`off` and their usual spellings; unset stays undefined so that a default can depend on the environment. */
export const onOrOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0', ''])
  .transform((text) => (text === '' ? undefined : text === 'on' || text === 'true' || text === '1'))
  .optional();

/** For everybody, for nobody, or for the accounts whose numbers are listed. */
export const onForAccounts = z
  .string()
  .transform((text) => text.trim())
  .transform((text): boolean | readonly string[] | undefined => {
    if (text === '') return undefined;
    if (['on', 'true', '1'].includes(text)) return true;
    if (['off', 'false', '0'].includes(text)) return false;
    return text.split(',').map((part) => part.trim());
  })
  .refine(
    (offered) => typeof offered !== 'object' || offered.every((number) => /^\d[\d ]+$/.test(number)),
    'must be on, off or a list of account numbers',
  )
  .optional();
