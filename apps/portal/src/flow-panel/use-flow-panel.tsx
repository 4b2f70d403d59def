import { useCopy, useLanguage } from '@linework/copy';
import { AccountMenu } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import type { FlowProps } from '@linework/parts/flow';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../addresses/paths.ts';
import { aboutAccount } from '../api/account-question.ts';
import { doneIn, type FlowEntries, useFlowEntries } from '../navigation/flow-entries.ts';
import { noteMayChange } from '../navigation/left-flow.ts';
import { usePageLocation, usePageQuery } from '../navigation/page-location.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSignedIn } from '../portal/use-signed-in.ts';
import { AccountPanel } from '../shell/AccountPanel.tsx';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useTitleSetter } from '../shell/page-title.ts';
import { SupportLink } from '../shell/SupportLink.tsx';
import { shellCopy } from '../shell/shell.copy.ts';
import { isOffered } from './outcome-addresses.ts';
import { useOutcomeActions } from './use-outcome-actions.ts';
import { tellsOfAccount, wayOutOf } from './way-out.ts';

/** A flow of an account over a page: what it is given, and what is around it. */
export interface FlowPanel {
  readonly accountId: string;
  readonly query: URLSearchParams;
  /** What the flow left with this entry of the history as done; nothing where the address came from elsewhere. */
  readonly done: unknown;
  /** Puts where the flow is into the address, and what it tells as done with its entry. */
  readonly goTo: FlowEntries['goTo'];
  /** Out of the flow to another page: what was done changes every figure of the account, so it is asked about anew. */
  readonly leaveFor: (path: string, how: 'push' | 'replace') => void;
  /** What the page speaks now: a flow keeps the ports it was opened with, and the language may change under it. */
  readonly spokenLanguage: () => ReturnType<typeof useLanguage>['language'];
  readonly flow: FlowProps;
}

/** Where a flow goes on after another sign-in: a result of its own, else its form, as a session's end has no address. */
function addressOfForm(page: string, query: URLSearchParams): string {
  const form = new URLSearchParams(query);
  if (form.get('step') === 'result' && !form.has('payment')) form.set('step', 'review');
  return `${page}?${form}`;
}

/** What every flow over a page is given: whose account it is, the head, the way out, and where outcomes lead. */
export function useFlowPanel(): FlowPanel {
  const { accountId, timeZone, user } = useSignedIn();
  const { configuration } = usePortal();
  const query = usePageQuery();
  const location = usePageLocation();
  const { pathname: page } = location;
  const isTraversal = useNavigationType() === 'POP';
  const { goTo, goBackFrom } = useFlowEntries();
  const { mutate } = useSWRConfig();
  const onTitleChange = useTitleSetter();
  const { language } = useLanguage();
  const { t } = useCopy(shellCopy);
  const [isSubmitting, onSubmittingChange] = useState(false);
  const spoken = useRef(language);
  spoken.current = language;
  const spokenLanguage = useCallback(() => spoken.current, []);
  const act = useOutcomeActions();
  const { links, phone, brandName } = configuration;

  // As often as it is drawn: Back may have led into it again while the page under it asked.
  useEffect(() => noteMayChange(accountId));
  const askAnew = () => void mutate(aboutAccount(accountId));
  const leaveFor = (path: string, how: 'push' | 'replace') => {
    askAnew();
    goTo(path, how);
  };
  const leave = (how: 'push' | 'replace') => {
    if (how === 'push') return leaveFor(page, how);
    askAnew();
    goBackFrom(page);
  };
  const payment = query.get('payment');
  const unfinished = isSubmitting ? 'sent' : query.get('step') === 'result' ? 'nothing' : 'form';
  return {
    accountId,
    query,
    done: doneIn(location.state),
    goTo,
    leaveFor,
    spokenLanguage,
    flow: {
      brandName,
      timeZone,
      userId: user.id,
      utilities: (
        <>
          <LanguageSwitch />
          <SupportLink />
        </>
      ),
      menu: (
        <AccountMenu label={t('more')} place="head">
          <AccountPanel unfinished={unfinished} />
        </AccountMenu>
      ),
      links: { home: paths.accountSummary(), stores: links.stores, support: telephoneAddress(phone) },
      onTitleChange,
      onSubmittingChange,
      traversal: isTraversal ? location : null,
      onLeave: leave,
      offersAction: (action) => isOffered(action, configuration.toggles),
      onAction: (action) => {
        const way = wayOutOf(action, payment);
        if (way.to === 'page') return leave('push');
        if (way.to === 'payment') return leaveFor(way.path, 'push');
        if (way.to === 'signIn') return goTo(paths.login({ targetUrl: addressOfForm(page, query) }), 'push');
        if (tellsOfAccount(way)) askAnew();
        act(way.action);
      },
    },
  };
}
