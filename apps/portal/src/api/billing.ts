import type { KeptPayment } from '@linework/billing-flows/one-time-payment';
import {
  accountNewsFromWire,
  billFromWire,
  billingSummaryFromWire,
  DismissNewsDocument,
  firstQuestions,
  methodFromWire,
  transactionFromWire,
} from '@linework/contract';
import type { AccountNews } from '@linework/domain';
import { delinquencyScheduleQuestion } from './account.ts';
import { graphQuestion, type PageQuestion } from './account-question.ts';
import { askGraph } from './graph.ts';

const { questions } = firstQuestions.payBill;

/** What reads a draft comes with the payment: few who open billing home have left one. */
async function keptIn(content: string | null): Promise<KeptPayment | null> {
  if (content === null) return null;
  const { keptPaymentIn } = await import('@linework/billing-flows/one-time-payment');
  return keptPaymentIn(content);
}

/** What billing home asks first, each question with how its answer is read. */
export const billingQuestions = {
  summary: graphQuestion(questions.summary, (answer) => billingSummaryFromWire(answer.billingSummary)),
  methods: graphQuestion(questions.methods, ({ paymentMethods }) => paymentMethods.map(methodFromWire)),
  bills: graphQuestion(questions.bills, ({ customerBills }) => customerBills.nodes.map(billFromWire)),
  activity: graphQuestion(questions.activity, ({ transactions }) =>
    transactions.nodes.map(transactionFromWire),
  ),
  /** A payment that was begun and left; `null` without one. */
  draft: graphQuestion(questions.draft, ({ draft }) => keptIn(draft?.content ?? null)),
} satisfies Record<keyof typeof questions, (accountId: string) => PageQuestion<unknown>>;

/** All that may have come with billing home, of which the day on which service is turned off is not always asked for. */
export const homeQuestions = (accountId: string): PageQuestion<unknown>[] =>
  [...Object.values(billingQuestions), delinquencyScheduleQuestion].map((question) => question(accountId));

/** Closes the news of how a payment ended, for this user; answers what is still told. */
export async function dismissNews(accountId: string, paymentId: string): Promise<AccountNews> {
  const { dismissNews: answer } = await askGraph(DismissNewsDocument, { accountId, paymentId });
  return accountNewsFromWire(answer.news);
}
