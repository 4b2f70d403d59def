import type { LaterPath, PageName, PortalToggle, SessionAnswer } from '@linework/contract';
import { can, seesManageUsers } from '@linework/domain';
import type { PortalToggles } from '../configuration/portal-configuration.ts';

/** What the tabs depend on. What is not known yet is not there. */
export interface TabContext {
  readonly session: Pick<SessionAnswer, 'user' | 'footprint'>;
  readonly toggles: PortalToggles;
  readonly isVoiceActive?: boolean;
  readonly hasBulkMasterAgreement?: boolean;
}

interface TabRow {
  /** What the tab is called, by the keys of the shell's words. */
  readonly name: string;
  /** A page that is built; or the address of one that is to come, to which no tab is drawn. */
  readonly leadsTo: { readonly page: PageName } | { readonly later: LaterPath };
  readonly isFor: (context: TabContext) => boolean;
}

const isOn =
  (toggle: PortalToggle) =>
  ({ toggles }: TabContext): boolean =>
    toggles.has(toggle);

/** Under which of two names and addresses settings stand. */
const hasPreferences = isOn('userPreferences');

/** Every tab of the menu in its order, and whom it is for (spec section 2.4). */
export const tabRows = [
  { name: 'accountSummary', leadsTo: { page: 'accountSummary' }, isFor: () => true },
  {
    name: 'billing',
    leadsTo: { page: 'payBill' },
    isFor: ({ session }) => can(session.user.role, 'billing.view'),
  },
  { name: 'services', leadsTo: { later: '/services' }, isFor: ({ isVoiceActive }) => !isVoiceActive },
  {
    name: 'voiceAndServices',
    leadsTo: { later: '/services' },
    isFor: ({ isVoiceActive }) => isVoiceActive === true,
  },
  { name: 'settings', leadsTo: { later: '/user-preferences' }, isFor: hasPreferences },
  {
    name: 'profileAndSettings',
    leadsTo: { later: '/profile-and-settings' },
    isFor: (context) => !hasPreferences(context),
  },
  {
    name: 'users',
    leadsTo: { later: '/manage-users/list' },
    isFor: (context) =>
      !hasPreferences(context) && seesManageUsers(context.session.user.role, context.session.footprint),
  },
  {
    name: 'community',
    leadsTo: { later: '/community' },
    isFor: ({ toggles, hasBulkMasterAgreement }) =>
      toggles.has('communityTab') && hasBulkMasterAgreement === true,
  },
] as const satisfies readonly TabRow[];

type AnyTab = (typeof tabRows)[number];
/** A tab whose page is built. */
export type BuiltTab = Extract<AnyTab, { readonly leadsTo: { readonly page: PageName } }>;

const isBuiltTab = (row: AnyTab): row is BuiltTab => 'page' in row.leadsTo;

/** The tabs of somebody signed in. */
export const tabsOffered = (context: TabContext): readonly AnyTab[] =>
  tabRows.filter(({ isFor }) => isFor(context));

/** Those of them that are drawn: no tab leads to a page that is to come. */
export const tabsDrawn = (context: TabContext): readonly BuiltTab[] =>
  tabsOffered(context).filter(isBuiltTab);

/** The pages that some tab leads to, whoever it is for. */
export const pagesOfTabs: readonly PageName[] = tabRows.filter(isBuiltTab).map(({ leadsTo }) => leadsTo.page);
