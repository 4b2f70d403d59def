import { type OutcomeCode, outcomeCodes, outcomes, type PageKind } from '@linework/domain';
import { OutcomeCard, OutcomeModal, OutcomeNotice, OutcomeScreen } from '@linework/parts/outcomes';
import { PaymentResultScreen } from '@linework/parts/payment';
import { ChunkProblem } from '@linework/portal/chunk-problem';
import { outcomeOrigins } from '@linework/review';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { isOfPayment, isOfWallet, OutcomeView } from './OutcomeView.tsx';

/** What the portal draws each way with. None takes the code of another way: the portal would not compile. */
const drawing = {
  inline: OutcomeNotice,
  card: OutcomeCard,
  page: OutcomeScreen,
  modal: OutcomeScreen,
  standIn: ChunkProblem,
} as const satisfies Record<PageKind, unknown>;

/** What came of paying has the page that the flow has for it; what stopped something in the wallet stands over its page. */
function drawnWith(code: OutcomeCode, way: PageKind): unknown {
  if (way === 'page' && isOfPayment(code)) return PaymentResultScreen;
  return way === 'modal' && isOfWallet(code) ? OutcomeModal : drawing[way];
}

const partsOf = (view: ReactNode): ReactNode[] =>
  isValidElement<{ children?: ReactNode }>(view) ? Children.toArray(view.props.children) : [];

const produced = outcomeCodes.filter((code) => !('waitsFor' in outcomeOrigins[code].producer));

it.each(produced)(
  'the story of %s draws it with what the portal draws it with, in each of its ways',
  (code) => {
    const { kind, alsoAs } = outcomes[code];
    const expected = [kind, alsoAs].flatMap((way) => (way ? [drawnWith(code, way)] : []));
    const drawn = partsOf(OutcomeView({ code, onAction: () => {} })).map((part) =>
      isValidElement(part) ? part.type : part,
    );
    expect(new Set(drawn)).toEqual(new Set(expected));
  },
);

it('the portal’s ways to draw an outcome refuse the codes of other ways', () => {
  const onAction = () => {};
  // @ts-expect-error told by a page
  OutcomeNotice satisfies (props: { code: 'LW-PAY-010' }) => ReactNode;
  // @ts-expect-error told by a notice
  OutcomeScreen satisfies (props: { code: 'LW-AUT-010'; onAction: typeof onAction }) => ReactNode;
  // @ts-expect-error told by a page
  OutcomeCard satisfies (props: { code: 'LW-PAY-060'; onAction: typeof onAction }) => ReactNode;
  // @ts-expect-error told by a page
  ChunkProblem satisfies (props: { code: 'LW-SYS-040' }) => ReactNode;
  expect(produced.length).toBeGreaterThan(0);
});
