import type { SessionAnswer, ShownName } from '@linework/contract';
import { isOnBehalf } from '@linework/domain';
import type { ComponentType } from 'react';
import { signedIn } from '../guards/sign-in-guards.ts';
import { inTime } from '../navigation/load-chunk.ts';
import type { Portal } from '../portal/portal-context.ts';
import { hasAlertsAbove } from '../routes/alerts-above.ts';
import type { DrawnFrame } from '../routes/frame-of.ts';
import { headerOf, type RouteHeader } from '../routes/header-of.ts';
import type { BuiltRoute, RouteTitle } from '../routes/route-table.ts';
import { loadFrame } from '../shell/frames.ts';
import { missingAutoPayPart, onBehalfPart, pageAlertsPart } from '../shell/parts-above.ts';

/** A page that is ready to show: its guards were asked, its code and words are there. */
export interface OpenPage {
  readonly kind: 'page';
  readonly page: ShownName;
  readonly frame: DrawnFrame;
  /** Where the page's route names one of its own. */
  readonly header?: RouteHeader | undefined;
  /** Whether it says itself what the header says of missing Auto Pay. */
  readonly tellsOfAutoPay?: true | undefined;
  /** Whether alerts stand above it, where there are any. */
  readonly hasAlerts: boolean;
  /** Whether it is for those alone who are signed in. */
  readonly isProtected: boolean;
  /** `null` where what is shown sets a title for each of its steps. */
  readonly title: RouteTitle | null;
  /** The page, or the panel that its address opens. */
  readonly Component: ComponentType;
}

/** How a page stands: what its row says of it, for whoever is signed in. */
export function standing(
  row: Pick<BuiltRoute, 'header' | 'tellsOfAutoPay' | 'hidesAlerts' | 'guards'>,
  frame: DrawnFrame,
): Pick<OpenPage, 'kind' | 'frame' | 'header' | 'tellsOfAutoPay' | 'hasAlerts' | 'isProtected'> {
  const { header, tellsOfAutoPay, guards } = row;
  return {
    kind: 'page',
    frame,
    header,
    tellsOfAutoPay,
    hasAlerts: hasAlertsAbove(row, frame),
    isProtected: guards.includes(signedIn),
  };
}

type Standing = Pick<OpenPage, 'frame' | 'header' | 'tellsOfAutoPay' | 'hasAlerts'>;

/** What is drawn above a page for whoever is signed in, each part in a file of its own. */
export const partsAbove = (page: Standing, session: SessionAnswer | null) => [
  ...(page.hasAlerts && session?.alerts?.length ? [pageAlertsPart] : []),
  ...(session && isOnBehalf(session.user.userType) ? [onBehalfPart] : []),
  ...(headerOf(page, page.frame, session?.isMissingAutoPay === true) === 'missingAutoPay'
    ? [missingAutoPayPart]
    : []),
];

/** What a page stands in: its frame, and what draws the alerts and the notice above it, where there are any. */
export async function loadAround(
  page: Standing,
  session: SessionAnswer | null,
  portal: Portal,
): Promise<void> {
  await Promise.all([
    inTime(loadFrame(page.frame, portal)),
    ...partsAbove(page, session).map((part) => part.load(portal)),
  ]);
}
