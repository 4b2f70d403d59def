import type { ReactNode, Ref } from 'react';
import { ActionGroup } from '../ActionGroup/ActionGroup.tsx';
import { Drawing, type DrawingShape } from '../Drawing/Drawing.tsx';
import {
  Foot,
  FootEnd,
  Head,
  Inside,
  Middle,
  Page,
  Reference,
  Sheet,
  Text,
  Titles,
} from './outcome-parts.ts';

export interface OutcomePageProps {
  /** `sheet`: a payment or a change, with its figures. `alone`: a place that is not there, or not open. */
  layout?: 'sheet' | 'alone';
  /** One that is true to what happened: 160 px high alone, 64 to 88 px beside the title. */
  drawing: DrawingShape;
  /** What happened. The page's own heading; flows move the focus to it. */
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** What it means, in a sentence. */
  children?: ReactNode;
  /** A `MoneyNotice`: what happened to the customer's money. */
  money?: ReactNode;
  /** What was paid, from what, on what day: a list, a card. */
  details?: ReactNode;
  /** `WaysOn`: other ways to what the customer wanted. */
  ways?: ReactNode;
  /** What to do now, the primary first. */
  actions?: ReactNode;
  /** The one way out beside other ways on: "OK". */
  dismiss?: ReactNode;
  /** The number to call, as a link. */
  help?: ReactNode;
  /** For the call to support: "Reference LW-PAY-040 · 7F3K-22QD". */
  reference?: ReactNode;
  /** The public code of the outcome, for tools that look at the page. */
  code?: string;
}

/** How it ended, or that it has not ended yet. The same page on the screen and on paper. */
export function OutcomePage(props: OutcomePageProps) {
  const { layout = 'sheet', drawing, title, titleRef, children, actions, code } = props;
  const { dismiss, help, reference } = props;
  const titles = (
    <Titles>
      <h1 ref={titleRef} tabIndex={-1}>
        {title}
      </h1>
      {children && <Text>{children}</Text>}
    </Titles>
  );
  const foot = (reference || help || dismiss) && (
    <Foot>
      {reference && <Reference>{reference}</Reference>}
      {(help || dismiss) && (
        <FootEnd>
          {help}
          {dismiss}
        </FootEnd>
      )}
    </Foot>
  );
  if (layout === 'alone') {
    return (
      <Page data-layout={layout} data-outcome={code}>
        <Middle>
          <Drawing of={drawing} />
        </Middle>
        {titles}
        {props.money}
        {props.details}
        {actions && <ActionGroup data-align="center">{actions}</ActionGroup>}
        {foot}
      </Page>
    );
  }
  return (
    <Page data-layout={layout} data-outcome={code}>
      <Sheet>
        <Inside>
          <Head>
            {titles}
            <Drawing of={drawing} />
          </Head>
          {props.money}
          {props.details}
          {props.ways}
          {actions && <ActionGroup>{actions}</ActionGroup>}
          {foot}
        </Inside>
      </Sheet>
    </Page>
  );
}
