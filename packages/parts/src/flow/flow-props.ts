import type { NextAction } from '@linework/domain';
import type { ReactNode } from 'react';

/** What a flow cannot do itself: the portal goes there. */
export const outwardActions = [
  'dismiss',
  'backToBilling',
  'signIn',
  'goHome',
  'goToBilling',
  'reload',
  'findStore',
  'contactSupport',
  'askAnAdmin',
  'openEnterprise',
  'openSettings',
  'manageAutoPay',
  'chooseForAutoPay',
  'turnOnAutoPay',
  'manageScheduled',
  'viewScheduled',
  'scheduleAnother',
  'makePayment',
] as const satisfies readonly NextAction[];
export type OutwardAction = (typeof outwardActions)[number];

/** Addresses that screens link to; configuration, never literals. `null` where there is none: then no link is shown. */
export interface FlowLinks {
  readonly home: string;
  readonly stores: string | null;
  readonly support: string | null;
}

/** What the portal gives to every flow. */
export interface FlowProps {
  /** The provider's name for this portal, beside its mark. */
  readonly brandName: string;
  /** IANA name: instants are told in the account's billing time zone. */
  readonly timeZone: string;
  /** Who is signed in, so that what they did themselves says "you". */
  readonly userId: string;
  /** Where receipts of what they pay are emailed; `null` where they are not, nothing where it is not known. */
  readonly receiptAddress?: string | null | undefined;
  readonly links: FlowLinks;
  /** The portal's own, at the head of the flow where there is room: language, support. */
  readonly utilities?: ReactNode;
  /** Whose account this is, help and the way out, at every width: an `AccountMenu`. */
  readonly menu?: ReactNode;
  /** Whether something is on its way to the server now: leaving does not stop it. */
  readonly onSubmittingChange?: (isSubmitting: boolean) => void;
  /** The document's title at this step, without the site's name. */
  readonly onTitleChange?: (title: string) => void;
  /**
   * Where Back or Forward last led to: another object each time, as an address may be the one that was there before. `null`
   * where something else led here.
   */
  readonly traversal?: object | null;
  /** Leave the flow; the draft is kept. `replace` where Back should not return here. */
  readonly onLeave: (how: 'push' | 'replace') => void;
  /** Whether there is somewhere to go for it: what leads nowhere yet is not shown. All do unless told otherwise. */
  readonly offersAction?: (action: OutwardAction) => boolean;
  readonly onAction: (action: OutwardAction) => void;
}

/** Where a flow is, in the address. */
export interface FlowAddressProps<Address> {
  /** What the address says. When its step changes (Back, Forward), the flow goes there if it can. */
  readonly address?: Address | undefined;
  /** The flow is somewhere else now: put it in the address. `replace` where Back should not return to what was there. */
  readonly onAddressChange?: (address: Address, how: 'push' | 'replace') => void;
}
