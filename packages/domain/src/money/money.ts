import { z } from 'zod';

/** An amount in integer cents. Never a float; formatted only where it reaches a screen (spec section 3). */
export const moneySchema = z.object({ currency: z.literal('USD'), cents: z.int() });
export type Money = z.infer<typeof moneySchema>;
