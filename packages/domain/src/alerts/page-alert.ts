import { z } from 'zod';
import { alertSeverities, alertTypes } from './alert-kinds.ts';

/** The provider writes what customers read in both languages: nobody reads half of an alert. */
const inBothLanguages = z.object({ en: z.string().min(1), es: z.string().min(1) });

/** What stands above pages until it is over or somebody has closed it (spec sections 2.4 and 3). */
export const pageAlertSchema = z.object({
  /** Closed by this: another text about the same thing has another. */
  id: z.string().min(1).max(64),
  /** What the provider calls the thing itself, such as an outage: the latest alert about it stands for those before. */
  pid: z.string().min(1).max(64),
  type: z.enum(alertTypes),
  severity: z.enum(alertSeverities),
  body: inBothLanguages,
  /** Where more is said: a page of the portal, or of the provider's elsewhere. */
  link: z.string().nullable(),
  /** What that link says; `null` for "Learn more". */
  action: inBothLanguages.nullable(),
  /** When it is expected to be over, an instant; `null` where nobody can say. */
  estimatedResolution: z.string().nullable(),
});
export type PageAlert = z.infer<typeof pageAlertSchema>;

/** An alert as the provider posted it: from when and until when it holds, and for whom. */
export interface PostedAlert extends PageAlert {
  /** Instants. */
  readonly startsAt: string;
  readonly endsAt: string | null;
  /** `null` for every account. */
  readonly accountId: string | null;
}
