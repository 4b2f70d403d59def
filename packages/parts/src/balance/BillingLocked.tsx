import { useCopy } from '@linework/copy';
import { ButtonLink, Card, DescriptionList, DescriptionRow, FigureHeading } from '@linework/design-system';
import { isPositive, type Money as MoneyValue } from '@linework/domain';
import { styled } from 'styled-components';
import { AmountDueSkeleton } from './AmountDueSkeleton.tsx';
import { billingLockedCopy } from './billing-locked.copy.ts';
import { CopyDetails } from './CopyDetails.tsx';

export interface BillingLockedProps {
  /** Whether it is the whole page, with the page's heading, or a part of another. */
  readonly isPage?: boolean;
  readonly companyName: string;
  readonly accountNumber: string;
  /** What is past due, net of payments on their way; `null` while it is not known. */
  readonly pastDue: MoneyValue | null;
  /** The names of who may pay, the owner first; empty while they are not known. */
  readonly whomToAsk: readonly string[];
  /** Whether that is on its way still. */
  readonly isLoading?: boolean;
}

const Stack = styled.div`
  display: grid;
  gap: var(--lw-space-24);

  & > h1 {
    margin: 0;
  }

  /* Alone on its page it is no wider than its lines are easy to read. */
  &:has(> h1) {
    max-width: 40rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-12);

  /* In letters twice as large one long word is wider than the card. */
  > * {
    overflow-wrap: anywhere;
  }
`;

/* Without a figure the words have the weight of one. */
const Sentence = styled.h2`
  margin: 0;
  font-size: var(--lw-font-size-28);
  line-height: var(--lw-line-height-28);
  text-wrap: balance;
`;

const Facts = styled.div`
  & > h3 {
    margin: 0 0 var(--lw-space-8);
    color: var(--lw-color-muted);
    font-size: var(--lw-font-size-14);
    font-weight: var(--lw-font-weight-regular);
    line-height: var(--lw-line-height-14);
  }
`;

/** Billing for a role that may not see it: why, and a message to somebody who may (product decisions, roles). */
export function BillingLocked(props: BillingLockedProps) {
  const { isPage = true, companyName, accountNumber, pastDue, whomToAsk, isLoading = false } = props;
  const { t } = useCopy(billingLockedCopy);
  const owes = pastDue !== null && isPositive(pastDue);
  const facts = { company: companyName, account: accountNumber };
  const subject = t('mailSubject', { company: companyName });
  const body = owes ? t('mailBodyPastDue', { ...facts, amount: pastDue }) : t('mailBody', facts);
  const mail = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
  return (
    <Stack>
      {isPage && <h1>{t('heading')}</h1>}
      {isLoading ? (
        <AmountDueSkeleton />
      ) : (
        <Card prominence="hero">
          {owes ? (
            <FigureHeading lead={t('lead')} cents={pastDue.cents} size="hero">
              {t('rest')}
            </FigureHeading>
          ) : (
            <Sentence>{t('title')}</Sentence>
          )}
          <p>
            {t('text')}
            {whomToAsk.length > 0 && ` ${t('who', { count: whomToAsk.length, names: whomToAsk })}`}
          </p>
          <Actions>
            <ButtonLink href={`mailto:?${mail}`} newTab={t('opensEmail')}>
              {t('ask')}
            </ButtonLink>
            <CopyDetails text={`${subject}\n\n${body}`} />
          </Actions>
          {isPage && (
            <Facts>
              <h3>{t('facts')}</h3>
              <DescriptionList endsWithRule={false}>
                <DescriptionRow label={t('company')} value={companyName} />
                <DescriptionRow label={t('account')} value={accountNumber} />
              </DescriptionList>
            </Facts>
          )}
        </Card>
      )}
    </Stack>
  );
}
