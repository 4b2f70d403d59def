import { findCustomer, type Situation, type SituationsAnswer, situationOf } from '@linework/review';
import { Press, Row } from './bar-parts.ts';
import type { ShowSituation } from './situation-bar.types.ts';
import { useSituationWords } from './use-situation-words.ts';

export interface SituationOfferProps extends ShowSituation {
  readonly answer: SituationsAnswer;
  /** What the address carries. */
  readonly situation: Situation;
  readonly onRefuse: () => void;
}

/** What somebody's link would show. It shows nothing by itself: whoever opened it is asked. */
export function SituationOffer(props: SituationOfferProps) {
  const { answer, situation, variant, isBusy, linkTo, onShow, onRefuse } = props;
  const { t, inWords } = useSituationWords();
  const found = findCustomer(situation, answer.customers);
  if (!found) return null;
  const { customer, differsIn } = found;
  const shown = situationOf(customer, situation, situation.customer === customer.customer);
  return (
    <Row role="group" aria-label={t('offer.text', { situation: inWords(situation) })}>
      <p>
        {t('offer.text', { situation: inWords(situation) })}{' '}
        {differsIn.length > 0 && t('nearest', { instead: `${inWords(shown)} (${customer.username})` })}
      </p>
      {shown.variant === variant ? (
        <Press type="button" data-primary disabled={isBusy} onClick={() => onShow(shown)}>
          {t('offer.accept', { username: customer.username })}
        </Press>
      ) : (
        <Press as="a" data-primary href={linkTo(shown)}>
          {t('offer.elsewhere')}
        </Press>
      )}
      <Press type="button" onClick={onRefuse}>
        {t('offer.refuse')}
      </Press>
    </Row>
  );
}
