import { useCopy } from '@linework/copy';
import { styled } from 'styled-components';
import { situationNoticeCopy } from '../stories/situations/situation-notice.copy.ts';

const Line = styled.p`
  padding: var(--lw-space-4) var(--lw-space-16);
  border-block-end: var(--lw-border-hairline) dashed var(--lw-color-line-strong);
  background: var(--lw-color-raised);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
`;

/** Above a story whose address asks a tool for what it does not have: the story is shown as it is written. */
export function MisspelledNotice({ tool, value }: { tool: string; value: string }) {
  const { t } = useCopy(situationNoticeCopy);
  return <Line role="alert">{t('misspelled', { tool, value })}</Line>;
}

/** Above a story, once the toolbar asks for a situation: whether this story shows it. As written, there is none. */
export function SituationNotice({ isFollowed }: { isFollowed: boolean }) {
  const { t } = useCopy(situationNoticeCopy);
  return <Line role="status">{t(isFollowed ? 'followed' : 'fixed')}</Line>;
}
