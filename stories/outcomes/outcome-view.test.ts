import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type OutcomeCode, outcomeCodes, outcomes, type PageKind } from '@linework/domain';
import { OutcomeCard, OutcomeModal, OutcomeNotice, OutcomeScreen } from '@linework/parts/outcomes';
import { PaymentResultScreen } from '@linework/parts/payment';
import { ChunkProblem } from '@linework/portal/chunk-problem';
import { outcomeOrigins } from '@linework/review';
import { Children, isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { notesOf, type ResultPage } from '../atlas/flow-notes.ts';
import { isOfWallet, OutcomeView } from './OutcomeView.tsx';

const flowsFolder = path.resolve(import.meta.dirname, '../../packages/billing-flows/src');

/** Whose folder a file of a flow stands in, and what it says. */
const flowFiles = (pattern: string): { flow: string; text: string }[] =>
  globSync(pattern, { cwd: flowsFolder }).map((file) => ({
    flow: path.dirname(file),
    text: readFileSync(path.join(flowsFolder, file), 'utf8'),
  }));

const flows = flowFiles('*/*.machine.ts').map(({ flow }) => flow);

/** What the screens of a flow draw an ending with, by what they ask the parts for. */
function drawnByScreens(flow: string): ResultPage {
  const screens = flowFiles(`${flow}/*.tsx`).filter(({ text }) => !text.includes('preview.meta('));
  const asks = (name: string) => screens.some(({ text }) => new RegExp(`<${name}\\b`).test(text));
  if (asks('PaymentOutcome') || asks('PaymentResultScreen')) return 'payment';
  return asks('OutcomeScreen') ? 'outcome' : 'dialog';
}

/** What the portal draws each way with. None takes the code of another way: the portal would not compile. */
const drawing = {
  inline: OutcomeNotice,
  card: OutcomeCard,
  page: OutcomeScreen,
  modal: OutcomeScreen,
  standIn: ChunkProblem,
} as const satisfies Record<PageKind, unknown>;

const pageOf = { payment: PaymentResultScreen, outcome: OutcomeScreen } as const;

/** What a page of an outcome is drawn with: by each flow that meets it; where none does, as a flow of its family would. */
function pagesOf(code: OutcomeCode): readonly unknown[] {
  const pages = outcomeOrigins[code].occursOn.flatMap((place) => {
    const page = flows.includes(place) ? drawnByScreens(place) : 'dialog';
    return page === 'dialog' ? [] : pageOf[page];
  });
  if (pages.length > 0) return pages;
  return [code.startsWith('LW-PAY-') ? PaymentResultScreen : OutcomeScreen];
}

/** What stopped something in the wallet stands over its page. */
function drawnWith(code: OutcomeCode, way: PageKind): readonly unknown[] {
  if (way === 'page') return pagesOf(code);
  return [way === 'modal' && isOfWallet(code) ? OutcomeModal : drawing[way]];
}

const partsOf = (view: ReactNode): ReactNode[] =>
  isValidElement<{ children?: ReactNode }>(view) ? Children.toArray(view.props.children) : [];

const produced = outcomeCodes.filter((code) => !('waitsFor' in outcomeOrigins[code].producer));

it.each(produced)(
  'the story of %s draws it with what the portal draws it with, in each of its ways',
  (code) => {
    const { kind, alsoAs } = outcomes[code];
    const expected = [kind, alsoAs].flatMap((way) => (way ? drawnWith(code, way) : []));
    const drawn = partsOf(OutcomeView({ code, onAction: () => {} })).map((part) =>
      isValidElement(part) ? part.type : part,
    );
    expect(new Set(drawn)).toEqual(new Set(expected));
  },
);

it.each(flows)('what is noted of %s is what its screens tell their endings with', (flow) => {
  expect(notesOf(flow)?.resultPage).toBe(drawnByScreens(flow));
});

/** What any page can be stopped by is met everywhere, and no flow is named for it. */
const isMetEverywhere = (code: OutcomeCode): boolean => /^LW-(SYS|AUT)-/.test(code);

const told = flowFiles('*/*.stories.tsx').flatMap(({ flow, text }) =>
  [...text.matchAll(/outcome:(LW-[A-Z]+-\d+)/g)].flatMap(([, name]) => {
    const code = outcomeCodes.find((one) => one === name);
    return code && flows.includes(flow) && !isMetEverywhere(code) ? [{ code, flow }] : [];
  }),
);

it('the register names every flow that has a story of an outcome', () => {
  const missing = told.filter(
    ({ code, flow }) => !outcomeOrigins[code].occursOn.some((place) => place === flow),
  );
  expect([...new Set(missing.map(({ code, flow }) => `${code} ${flow}`))]).toEqual([]);
});

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
