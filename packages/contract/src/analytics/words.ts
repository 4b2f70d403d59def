import { panelFlows } from '../generated/panel-flows.ts';
import { isMountName, mountPaths } from '../mount-paths.ts';
import { mountedPartDoings } from '../mounted-part.ts';
import { pageNames } from '../page-paths.ts';

/** What may be shown: a page that is built, another team's part, or the page before an address that is not ours. */
export const shownNames = [...pageNames, 'mountPoint', 'leaving'] as const;
export type ShownName = (typeof shownNames)[number];

/** Where other teams' parts are mounted. */
export const mountNames = Object.keys(mountPaths).filter(isMountName);

/** What becomes of such a part, and what it tells itself. */
export const analyticsPartDoings = ['mounted', ...mountedPartDoings] as const;
export type AnalyticsPartDoing = (typeof analyticsPartDoings)[number];

/** The flows whose steps are followed; what opens over a page is one of them. */
export const analyticsFlows = panelFlows;
export type AnalyticsFlow = (typeof analyticsFlows)[number];

/**
 * Where in a flow somebody is, as its address says it; `start` where it says nothing, `other` for a step not listed here. A
 * check finds a flow's step that is missing, and one that no flow has any more.
 */
export const analyticsSteps = [
  'start',
  'overview',
  'summary',
  'services',
  'list',
  'detail',
  'add',
  'card',
  'bank',
  'name',
  'saved',
  'edit',
  'rename',
  'delete',
  'amount',
  'method',
  'day',
  'date',
  'address',
  'review',
  'leaving',
  'cancel',
  'authorizations',
  'result',
  'other',
] as const;
export type AnalyticsStep = (typeof analyticsSteps)[number];

/** What a customer does that is no navigation. */
export const analyticsActions = [
  'changeLanguage',
  'callSupport',
  'openStores',
  'openSupport',
  'openTerms',
  'openPrivacy',
  'openElsewhere',
  'print',
] as const;
export type AnalyticsAction = (typeof analyticsActions)[number];

/** What failed: a call, a question of the graph, a call about the personal security code, or the page's own script. */
export const analyticsErrors = ['api', 'graph', 'personalSecurityCode', 'script'] as const;

/** What a browser measures of a page. Times are in milliseconds, shifts in ten thousandths of the score. */
export const analyticsMeasures = [
  'firstByte',
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'inputDelay',
  'pageOpened',
] as const;
export type AnalyticsMeasure = (typeof analyticsMeasures)[number];

/** Why a session ended, and what else becomes of one. */
export const analyticsSessionChanges = [
  'began',
  'signedOut',
  'expired',
  'refused',
  'maintenance',
  'tabClosed',
] as const;

/** Why an event was never sent: too many in a second, no room left, too old, or refused by the server. */
export const analyticsDropReasons = ['tooMany', 'noRoom', 'tooOld', 'refused'] as const;
export type AnalyticsDropReason = (typeof analyticsDropReasons)[number];
