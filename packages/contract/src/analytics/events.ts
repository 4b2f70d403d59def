import { outcomeCodes } from '@linework/domain';
import { experimentUuids, variantUuids } from '../experiments/experiments.ts';
import { type AnalyticsFieldRow, oneOf, optional, systemErrorCode, type ValueOf, whole } from './field.ts';
import {
  analyticsActions,
  analyticsDropReasons,
  analyticsErrors,
  analyticsFlows,
  analyticsMeasures,
  analyticsPartDoings,
  analyticsSessionChanges,
  analyticsSteps,
  mountNames,
  shownNames,
} from './words.ts';

/** Screens of one kind: of pages and flows every one sends the event, of outcomes those where one is met. */
type AnalyticsScreens = 'pages' | 'flows' | 'outcomes';

/** What is said of an event, and what it may hold. */
interface AnalyticsEventRow {
  /** When it is sent, for the catalogue. */
  readonly when: string;
  /** What sends it. */
  readonly sentBy: string;
  /** Which screens it is sent of: any page, any flow over one, or what a screen says of itself in its outcomes. */
  readonly screens: readonly AnalyticsScreens[];
  readonly fields: Readonly<Record<string, AnalyticsFieldRow>>;
}

const page = oneOf(shownNames);
const flow = oneOf(analyticsFlows);

/**
 * Everything that the portal may say of its use. A field holds a word of a list, a number or a code: there is none that a name,
 * a card's number, a text or an address with its query would fit into. The browser's types, the server's validation and the
 * catalogue's page follow from this table.
 */
export const analyticsEvents = {
  pageView: {
    when: 'A page has loaded and shows its content, or the customer left before it did; never while it is still loading',
    sentBy: 'Every page, by its name and the flow that is open over it',
    screens: ['pages', 'flows'],
    fields: {
      page,
      flow: optional(flow),
      shown: oneOf(['ready', 'left']),
      arrival: oneOf(['first', 'navigation']),
      language: oneOf(['en', 'es']),
    },
  },
  action: {
    when: 'A customer does something that is no navigation within the portal',
    sentBy: 'The shell: its links to elsewhere, the language, printing',
    screens: ['pages'],
    fields: { action: oneOf(analyticsActions), page },
  },
  error: {
    when: 'A call fails, a question of the graph is answered with an error, or a script stops; pings never',
    sentBy: 'Whatever page asked',
    screens: ['pages'],
    fields: {
      kind: oneOf(analyticsErrors),
      code: optional(oneOf(outcomeCodes)),
      status: optional(whole(599)),
      systemErrorCode: optional(systemErrorCode),
      page,
    },
  },
  part: {
    when: 'Another team’s part stands at its place, did not come, or tells of its use',
    sentBy: 'The places where parts are mounted',
    screens: [],
    fields: { place: oneOf(mountNames), did: oneOf(analyticsPartDoings) },
  },
  flowStep: {
    when: 'A flow shows another step',
    sentBy: 'Every flow whose steps stand in the address',
    screens: ['flows'],
    fields: { flow, step: oneOf(analyticsSteps) },
  },
  outcome: {
    when: 'A customer is told what came of something, or why it cannot be',
    sentBy: 'Every outcome page, card, dialog and receipt',
    screens: ['outcomes'],
    fields: { code: oneOf(outcomeCodes), page, flow: optional(flow) },
  },
  session: {
    when: 'Somebody has signed in, a session ended and why, a tab was closed',
    sentBy: 'The session',
    screens: ['pages'],
    fields: { change: oneOf(analyticsSessionChanges) },
  },
  performance: {
    when: 'A page has been measured: when it is left, by the browser’s own figures',
    sentBy: 'Every page, after it is drawn',
    screens: ['pages'],
    fields: { measure: oneOf(analyticsMeasures), value: whole(600_000), page },
  },
  exposure: {
    when: 'A variant of an experiment is seen: once a session, however many tabs it has',
    sentBy: 'Whatever shows the variant',
    screens: ['pages'],
    fields: { experiment: oneOf(experimentUuids), variant: oneOf(variantUuids) },
  },
  dropped: {
    when: 'Events were not sent: with the next message',
    sentBy: 'The queue',
    screens: [],
    fields: { reason: oneOf(analyticsDropReasons), events: whole(1_000_000) },
  },
} as const satisfies Readonly<Record<string, AnalyticsEventRow>>;

type Rows = typeof analyticsEvents;
export type AnalyticsEventName = keyof Rows;

type OptionalNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly optional: true } ? Name : never;
}[keyof Fields];
type FieldsOf<Fields> = {
  readonly [Name in Exclude<keyof Fields, OptionalNames<Fields>>]: ValueOf<Fields[Name]>;
} & { readonly [Name in OptionalNames<Fields>]?: ValueOf<Fields[Name]> | undefined };

/** What happened, as the part of the portal that saw it says it. */
export type AnalyticsFact = {
  [Name in AnalyticsEventName]: { readonly name: Name } & FieldsOf<Rows[Name]['fields']>;
}[AnalyticsEventName];
