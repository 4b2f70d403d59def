import type { AutoPayEnrollPorts } from '@linework/billing-flows/auto-pay-enroll';
import {
  AutoPayOverviewDocument,
  EnrollAutoPayDocument,
  enrolmentAnswerFromWire,
  enrolmentOfferFromWire,
  enrolmentToWire,
  FirstDebitDocument,
  firstDebitFromWire,
  moneyToWire,
  PayAndEnrollDocument,
  payAndEnrollToWire,
} from '@linework/contract';
import {
  type AutoPayScope,
  type EnrolmentAnswer,
  type EnrolmentOffer,
  type EnrolmentRequest,
  mobileBillId,
} from '@linework/domain';
import { mutate } from 'swr';
import { aboutAccount } from '../../api/account-question.ts';
import { type BankVisit, bankConnectPort } from '../../api/bank-connect-port.ts';
import { isCallProblem } from '../../api/call-problem.ts';
import { draftPorts } from '../../api/draft-ports.ts';
import { askGraph, keyed } from '../../api/graph.ts';
import { paymentPorts } from '../../api/payment-ports.ts';
import { askThroughPort, portError, throughPort } from '../../api/port-calls.ts';
import { connected } from '../../browser/connection.ts';

async function send(accountId: string, request: EnrolmentRequest, key: string): Promise<EnrolmentAnswer> {
  const headers = keyed(key);
  const input = payAndEnrollToWire(accountId, request, key);
  const answer = input
    ? (await askGraph(PayAndEnrollDocument, { input }, headers)).payAndEnroll
    : (await askGraph(EnrollAutoPayDocument, { input: enrolmentToWire(accountId, request) }, headers))
        .enrollAutoPay;
  return enrolmentAnswerFromWire(answer, request.scope);
}

/** Turning Auto Pay on: its outside world, on the edge's calls. @param scope what it is turned on for */
export function autoPayEnrollPorts(
  accountId: string,
  scope: AutoPayScope,
  visit: BankVisit,
): AutoPayEnrollPorts {
  const bank = bankConnectPort(visit);
  const { loadOptions, findPayment, sendCardData, newKey } = paymentPorts(
    accountId,
    scope === 'mobile' ? mobileBillId({ account: { id: accountId } }) : null,
  );
  const loadOffer: AutoPayEnrollPorts['loadOffer'] = (payNow): Promise<EnrolmentOffer> =>
    askThroughPort(async () => {
      const asked = { accountId, payNow: moneyToWire(payNow), scope };
      return enrolmentOfferFromWire((await askGraph(AutoPayOverviewDocument, asked)).autoPayOverview, scope);
    });
  return {
    scope,
    ...{ loadOptions, findPayment, sendCardData, newKey, loadOffer },
    ...draftPorts(accountId, visit.flow),
    loadFirstDebit: ({ debitDay, methodType: paymentMethodType, payNow }) =>
      askThroughPort(async () => {
        const asked = { accountId, debitDay, paymentMethodType, payNow: moneyToWire(payNow), scope };
        return firstDebitFromWire((await askGraph(FirstDebitDocument, asked)).firstDebit);
      }),
    async enroll(request, key) {
      try {
        return await send(accountId, request, key);
      } catch (error) {
        if (!isCallProblem(error) || !error.problem || !error.code.startsWith('LW-PAY-'))
          throw portError(error);
        const { reference } = error.problem;
        return { outcome: error.code, payment: null, options: null, offer: null, reference };
      } finally {
        // Billing home tells how it stands, whichever way the customer goes back to it.
        void mutate(aboutAccount(accountId));
      }
    },
    connectBank: () => throughPort(connected().then(bank.connectBank)),
    isBackFromBank: bank.isBackFromBank,
  };
}
