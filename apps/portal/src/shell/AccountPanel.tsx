import { useCopy } from '@linework/copy';
import { AccountHolder, MenuAction, media } from '@linework/design-system';
import { styled } from 'styled-components';
import { AccountActions } from './AccountActions.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SupportLink } from './SupportLink.tsx';
import { shellCopy } from './shell.copy.ts';
import { useAccountHolder } from './use-account-holder.ts';

const Holder = styled.div`
  margin-block-end: var(--lw-space-8);
  padding: var(--lw-space-12) var(--lw-space-12) var(--lw-space-16);
  border-block-end: var(--lw-border-hairline) solid var(--lw-color-line);
`;

/* On a wide window they stand in the head. */
const Utilities = styled.div`
  ${media.wide} {
    display: none;
  }
`;

const Note = styled.p`
  padding: 0 var(--lw-space-12) var(--lw-space-12);
  padding-inline-start: calc(var(--lw-space-24) + 1.25rem);
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);
`;

export interface AccountPanelProps {
  /** What signing out means for what was begun here: a form ends with the session, a payment that was sent goes on. */
  readonly unfinished?: 'nothing' | 'form' | 'sent';
}

/** What opens from "More": whose account this is, the other language, help, and the way out. */
export function AccountPanel({ unfinished = 'nothing' }: AccountPanelProps) {
  const { t } = useCopy(shellCopy);
  return (
    <>
      <Holder>
        <AccountHolder {...useAccountHolder()} />
      </Holder>
      <Utilities>
        <LanguageSwitch Action={MenuAction} />
        <SupportLink Action={MenuAction} />
      </Utilities>
      <AccountActions />
      {unfinished === 'form' && <Note>{t('signOutDiscards')}</Note>}
      {unfinished === 'sent' && <Note>{t('signOutWhilePaying')}</Note>}
    </>
  );
}
