import { z } from 'zod';
import { type AnalyticsEventName, analyticsEvents } from './events.ts';
import { type AnalyticsFieldRow, isSystemErrorCode } from './field.ts';
import { analyticsLimits, analyticsRequirements } from './message.ts';

function schemaOf(field: AnalyticsFieldRow): z.ZodType {
  switch (field.kind) {
    case 'oneOf':
      return z.enum(field.values);
    case 'whole':
      return z.int().min(0).max(field.atMost);
    case 'uuid':
      return z.uuid();
    case 'systemErrorCode':
      return z.string().refine(isSystemErrorCode);
  }
}

const fieldsSchema = (fields: Readonly<Record<string, AnalyticsFieldRow>>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = schemaOf(field);
        return [name, field.optional ? schema.optional() : schema];
      }),
    ),
  );

const isEventName = (name: string): name is AnalyticsEventName => Object.hasOwn(analyticsEvents, name);

const fieldsOf = new Map(
  Object.entries(analyticsEvents).map(([name, { fields }]) => [name, fieldsSchema(fields)]),
);

const named = z.looseObject({ id: z.uuidv7(), visit: z.uuid(), name: z.string().refine(isEventName) });

/** An event as it may be kept: what it is, and the fields that the catalogue has for it. */
export interface ReadAnalyticsEvent {
  /** A UUIDv7: it says when, and by it a repeat is known. */
  readonly id: string;
  /** One a tab, from when its page is opened until it is gone. */
  readonly visit: string;
  readonly name: AnalyticsEventName;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An event that was sent; `null` where it holds anything that the catalogue does not have. */
export function readAnalyticsEvent(sent: unknown): ReadAnalyticsEvent | null {
  const head = named.safeParse(sent);
  if (!head.success || !isEventName(head.data.name)) return null;
  const { id, visit, name, ...rest } = head.data;
  const fields = fieldsOf.get(name)?.safeParse(rest);
  return fields?.success ? { id, visit, name, fields: fields.data } : null;
}

/** A message: `user` is whose events it brings, which is compared with the session. Its events are read one by one: one that is not understood does not take the others with it. */
export const analyticsBatch = z.strictObject({
  requirementsVersion: z.literal(analyticsRequirements),
  user: z.uuid().nullable(),
  events: z.array(z.unknown()).min(1).max(analyticsLimits.eventsPerMessage),
});
