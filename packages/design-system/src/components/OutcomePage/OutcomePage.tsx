import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { ActionGroup } from '../ActionGroup/ActionGroup.tsx';
import { Illustration, type IllustrationFamily } from '../Illustration/Illustration.tsx';
import { Reference, Text, Titles } from './outcome-parts.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--lw-space-24);
  width: 100%;
  max-width: var(--lw-layout-flow-width);

  @media print {
    max-width: none;
  }
`;

export interface OutcomePageProps {
  /** How it came out; the picture and its colour follow. */
  kind: IllustrationFamily;
  /** What happened. The page's own heading; flows move the focus to it. */
  title: ReactNode;
  /** Its heading: the focus goes there as the outcome appears. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What it means. */
  children?: ReactNode;
  /** A `MoneyNotice`: what happened to the customer's money. */
  money?: ReactNode;
  /** What was paid, from what, on what day: a list, a card. */
  details?: ReactNode;
  /** What to do now, the primary first. */
  actions?: ReactNode;
  /** For the call to support: "Reference LW-PAY-040 · 7F3K-22QD". */
  reference?: ReactNode;
}

/** How it ended, or that it has not ended yet. The same page on the screen and on paper. */
export function OutcomePage(props: OutcomePageProps) {
  const { kind, title, titleRef, children, money, details, actions, reference } = props;
  return (
    <Page>
      <Illustration family={kind} />
      <Titles>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        {children && <Text>{children}</Text>}
      </Titles>
      {money}
      {details}
      {actions && <ActionGroup>{actions}</ActionGroup>}
      {reference && <Reference>{reference}</Reference>}
    </Page>
  );
}
