import { useCopy } from '@linework/copy';
import type { AskedSituation } from '@linework/domain';
import { styled } from 'styled-components';
import { situationBarCopy } from '../apps/portal/src/situation-bar/situation-bar.copy.ts';
import { useSituationWords } from '../apps/portal/src/situation-bar/use-situation-words.ts';

const Line = styled.p`
  padding: var(--lw-space-4) var(--lw-space-16);
  border-block-end: var(--lw-border-hairline) dashed var(--lw-color-line-strong);
  background: var(--lw-color-raised);
  font-size: var(--lw-font-size-13);
  line-height: var(--lw-line-height-13);
`;

export interface SituationNoticeProps {
  readonly asked: AskedSituation;
  /** Whether the story shows what the toolbar asks for. */
  readonly isFollowed: boolean;
}

/** Above a story, once the toolbar asks for a situation: whether this story shows it. As written, there is none. */
export function SituationNotice({ asked, isFollowed }: SituationNoticeProps) {
  const { t } = useCopy(situationBarCopy);
  const { clockName } = useSituationWords();
  const situation = [
    asked.standing && t(`standing.${asked.standing}`),
    asked.role && t(`role.${asked.role}`),
    asked.restriction && t(`restriction.${asked.restriction}`),
    asked.clock && clockName(asked.clock),
  ]
    .filter(Boolean)
    .join(' · ');
  return <Line role="status">{t(isFollowed ? 'toolbar.followed' : 'toolbar.fixed', { situation })}</Line>;
}
