import { type Situation, type SituationsAnswer, usualSituation } from '@linework/review';
import { useId, useState } from 'react';
import { Bar, Present, Press, Problem, Row } from './bar-parts.ts';
import { isInSituation, presentSituation } from './present-situation.ts';
import { SituationOffer } from './SituationOffer.tsx';
import { SituationPanel } from './SituationPanel.tsx';
import type { ShowSituation } from './situation-bar.types.ts';
import { useSituationWords } from './use-situation-words.ts';

export interface SituationBarProps extends ShowSituation {
  readonly answer: SituationsAnswer;
  readonly language: Situation['language'];
  /** What the address carries; `null` when it carries nothing. */
  readonly wanted: Situation | null;
  readonly hasFailed: boolean;
  /** The story of what the page tells now, in the catalogue; `null` where it has none. */
  readonly story: string | null;
  /** The reviewer is about to choose: what is looked at now may have changed. */
  readonly onOpen?: () => void;
  /** Sets a toggle for everybody; `null`: as the server is configured. */
  readonly onToggle: (name: string, on: boolean | null) => void;
  /** Sets an experiment's variant for everybody; `null`: as each account is assigned. */
  readonly onVariant: (experiment: string, variant: string | null) => void;
}

/** For reviewers, outside production: whom one looks at, and the way to look at somebody else. */
export function SituationBar(props: SituationBarProps) {
  const { answer, language, wanted, hasFailed, story, onOpen, onToggle, onVariant, ...show } = props;
  const { t, inWords } = useSituationWords();
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const panel = useId();
  const { variant } = show;
  const present = presentSituation(answer, { variant, language });
  const made = answer.customers.find(({ username }) => username === answer.present?.username);
  const hasChanged = present && made && answer.clock.days === 0 && made.standing !== present.standing;
  const offered =
    wanted && !isRefused && !isInSituation(answer, wanted, { variant, language }) ? wanted : null;
  return (
    <Bar aria-label={t('label')}>
      <Row>
        <Present>
          <strong>{t('title')}</strong>
          {present && answer.present
            ? t('presentIs', {
                username: answer.present.username,
                situation: inWords(present),
                date: answer.today,
              })
            : t('nobody')}
        </Present>
        {story && (
          // No link: the first link of a page is to stay the customer's own, past its navigation.
          <Press type="button" onClick={() => window.open(story, '_blank', 'noreferrer')}>
            {t('story')}
          </Press>
        )}
        <Press
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => {
            if (!isOpen) onOpen?.();
            setOpen(!isOpen);
          }}
        >
          {t(isOpen ? 'close' : 'open')}
        </Press>
      </Row>
      {hasFailed && <Problem role="alert">{t('failed')}</Problem>}
      {offered && (
        <SituationOffer answer={answer} situation={offered} onRefuse={() => setRefused(true)} {...show} />
      )}
      <div id={panel} hidden={!isOpen}>
        {/* Here and not in the bar itself: a line that comes late would move the page under whoever presses something. */}
        {isOpen && hasChanged && (
          <Row>{t('changed', { username: made.username, made: t(`standing.${made.standing}`) })}</Row>
        )}
        {isOpen && (
          <SituationPanel
            key={`${answer.present?.username}`}
            answer={answer}
            from={present ?? { ...usualSituation, variant, language, clock: answer.clock }}
            onToggle={onToggle}
            onVariant={onVariant}
            {...show}
          />
        )}
      </div>
    </Bar>
  );
}
