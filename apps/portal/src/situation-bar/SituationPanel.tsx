import { sentEventsPath } from '@linework/contract';
import {
  type CustomerDimension,
  findCustomer,
  type Situation,
  type SituationsAnswer,
  situationOf,
} from '@linework/review';
import { useState } from 'react';
import { Press, Row } from './bar-parts.ts';
import { ExperimentChoices, type ExperimentChoicesProps } from './ExperimentChoices.tsx';
import { SituationChoices } from './SituationChoices.tsx';
import type { ShowSituation } from './situation-bar.types.ts';
import { ToggleChoices, type ToggleChoicesProps } from './ToggleChoices.tsx';
import { useSituationWords } from './use-situation-words.ts';

export interface SituationPanelProps
  extends ShowSituation,
    Pick<ToggleChoicesProps, 'onToggle'>,
    Pick<ExperimentChoicesProps, 'onVariant'> {
  readonly answer: SituationsAnswer;
  /** What is looked at now: where choosing begins. */
  readonly from: Situation;
}

/** Chooses another situation: says who is in it before anybody signs in, and gives it away as a link. */
export function SituationPanel(props: SituationPanelProps) {
  const { answer, from, variant, isBusy, linkTo, onShow, onToggle, onVariant } = props;
  const { t, inWords } = useSituationWords();
  const [situation, setSituation] = useState(from);
  const [pinned, setPinned] = useState<CustomerDimension>();
  const [isCopied, setCopied] = useState(false);
  const change = (next: Situation, chosen?: CustomerDimension) => {
    setSituation(next);
    if (chosen) setPinned(chosen);
    setCopied(false);
  };
  const found = findCustomer(situation, answer.customers, pinned);
  if (!found) return null;
  const { customer, differsIn } = found;
  // What is shown and sent is what there is, not what was wished for.
  const shown = situationOf(customer, situation, situation.customer === customer.customer);
  const link = linkTo(shown);
  const copyLink = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <>
      <SituationChoices answer={answer} situation={situation} onChange={change} />
      <Row role="status">
        {differsIn.length === 0
          ? `${t('signsIn', { username: customer.username })} ${t('exact')}`
          : t('nearest', { instead: `${inWords(shown)} (${customer.username})` })}
      </Row>
      <Row>
        {shown.variant === variant ? (
          <Press type="button" data-primary disabled={isBusy} onClick={() => onShow(shown)}>
            {t('signIn', { username: customer.username })}
          </Press>
        ) : (
          <Press as="a" data-primary href={link}>
            {t('openOther')}
          </Press>
        )}
        <Press type="button" onClick={() => void copyLink()}>
          {t(isCopied ? 'copied' : 'copy')}
        </Press>
        {answer.present && (
          <Press type="button" onClick={() => window.open(sentEventsPath, '_blank', 'noreferrer')}>
            {t('usageData')}
          </Press>
        )}
        {answer.isClockMovable && <span>{t('clock.everybody')}</span>}
      </Row>
      <ToggleChoices toggles={answer.toggles} onToggle={onToggle} />
      <ExperimentChoices experiments={answer.experiments} onVariant={onVariant} />
    </>
  );
}
