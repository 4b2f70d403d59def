import { useCopy } from '@linework/copy';
import { Alert, ButtonLink } from '@linework/design-system';
import {
  asksForRest,
  asksToBePaid,
  type BillingSummary,
  confirmingOnStatement,
  isPaidBesides,
  type Statement,
  shownRecoveryCode,
  toPay,
  withSupportOnStatement,
} from '@linework/domain';
import { WithSupportAlert } from '@linework/parts/standings';
import {
  PaidElsewhereAlert,
  StatementFigure,
  StatementNote,
  StatementSections,
} from '@linework/parts/statement';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { statementsCopy } from './statements.copy.ts';
import type { StatementsLinks } from './statements.types.ts';
import { Narrow, Sheet, SheetPart } from './statements-layout.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--lw-space-8) var(--lw-space-24);
`;

/* Beside the figure at its far edge; under it where there is no room. */
const Facts = styled.dl`
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  line-height: var(--lw-line-height-14);

  dd {
    color: var(--lw-color-ink);
    font-weight: var(--lw-font-weight-medium);
  }

  div + div {
    margin-block-start: var(--lw-space-4);
  }

  @container (min-width: 30rem) {
    margin-inline-start: auto;
    text-align: end;
  }

  @container (max-width: 29.99rem) {
    div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--lw-space-8);
    }
  }
`;

/* On a phone as wide as what else can be pressed there. */
const Pay = styled.div`
  display: grid;

  @container (min-width: 30rem) {
    justify-content: start;
  }

  @media print {
    display: none;
  }
`;

export interface StatementSheetProps {
  readonly statement: Statement;
  /** `null` while it is not known what is set to pay it. */
  readonly summary: BillingSummary | null;
  readonly links: Pick<StatementsLinks, 'pay' | 'payPastDue' | 'payLeft' | 'stores'>;
  /** What can be done with it, where the page's head has no room for that. */
  readonly tools: ReactNode;
}

/** A statement: what it comes to and until when, whether that is covered, what it is made of. */
export function StatementSheet({ statement, summary, links, tools }: StatementSheetProps) {
  const { t } = useCopy(statementsCopy);
  const confirming = summary && confirmingOnStatement(statement, summary);
  const withSupport = summary && withSupportOnStatement(statement, summary);
  const { serviceFrom: from, serviceTo: to, accountEnding, securityCode } = statement;
  return (
    <Sheet>
      <SheetPart>
        <Head>
          <StatementFigure statement={statement} size="hero" />
          <Facts>
            <div>
              <dt>{t('figure.service')}</dt>
              <dd>
                {t(from.slice(0, 4) === to.slice(0, 4) ? 'figure.days' : 'figure.daysOfTwoYears', {
                  from,
                  to,
                })}
              </dd>
            </div>
            <div>
              <dt>{t('figure.account')}</dt>
              <dd>···· {accountEnding}</dd>
            </div>
            {securityCode !== null && (
              <div>
                <dt>{t('figure.securityCode')}</dt>
                <dd className="lw-tabular">{shownRecoveryCode(securityCode)}</dd>
              </div>
            )}
          </Facts>
        </Head>
        <StatementNote statement={statement} summary={summary} />
        {confirming && <Alert tone="warning" title={t('checking', { amount: confirming.amount })} />}
        {summary && withSupport && (
          <WithSupportAlert payment={withSupport} isPaidBesides={isPaidBesides(summary)} />
        )}
        {summary && asksToBePaid(statement, summary) && <WayToPay summary={summary} links={links} />}
        <PaidElsewhereAlert statement={statement} summary={summary} stores={links.stores} />
        <Narrow>{tools}</Narrow>
      </SheetPart>
      <SheetPart>
        <StatementSections statement={statement} />
      </SheetPart>
    </Sheet>
  );
}

/** What is past due is asked for first, by its figure, as on billing home. */
function WayToPay({
  summary,
  links,
}: { readonly summary: BillingSummary } & Pick<StatementSheetProps, 'links'>) {
  const { t } = useCopy(statementsCopy);
  const asked = toPay(summary, null);
  const isLate = asked.kind === 'pastDue';
  const rest = asksForRest(asked) ? links.payLeft : links.pay;
  const href = isLate && asked.all ? links.payPastDue : rest;
  if (href === null) return null;
  return (
    <Pay>
      {/* Whoever waits for support need not pay again. */}
      <ButtonLink variant={asked.kind === 'unconfirmed' ? 'secondary' : 'primary'} href={href}>
        {isLate ? t('payPastDue', { amount: asked.amount }) : t('pay')}
      </ButtonLink>
    </Pay>
  );
}
