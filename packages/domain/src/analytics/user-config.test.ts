import { expect, test } from 'vitest';
import { charge, factsWith } from '../../test/sample-facts.ts';
import { addDays, type BusinessDate } from '../dates/business-date.ts';
import { analyticsUserConfig, reportedDelinquencyDays } from './user-config.ts';

test.each([
  [0, null],
  [1, null],
  [29, null],
  [30, 30],
  [31, 31],
  [76, 76],
])('%i days past due are reported as %s', (days, reported) => {
  expect(reportedDelinquencyDays(days)).toBe(reported);
});

const due: BusinessDate = '2026-06-15';
const owing = factsWith({ ledger: [charge(due, 10_000)] });
const configOn = (day: BusinessDate, facts = owing) =>
  analyticsUserConfig(facts, 'user-1', new Date(`${day}T16:00:00Z`));

test('says which account it is, how it stands and what it subscribes to, and nothing of people or places', () => {
  const { account } = owing;
  const config = configOn(due);
  expect(config).toMatchObject({
    accountNumber: account.number,
    identityGUID: 'user-1',
    accountBillingDivisionId: 'unknown',
    accountDetailsBillStatus: 'current',
    networkStatus: 'on',
    delinquencyDays: null,
  });
  expect(JSON.stringify(config)).not.toContain(account.companyName);
  expect(JSON.stringify(config)).not.toContain(account.billToAddress.zip);
});

test('tells the days past due from the first notice on', () => {
  expect(configOn(addDays(due, 29))).toMatchObject({
    accountDetailsBillStatus: 'past-due',
    delinquencyDays: null,
  });
  expect(configOn(addDays(due, 43))).toMatchObject({
    accountDetailsBillStatus: 'past-due-43',
    delinquencyDays: 43,
  });
});

test('names the place in either billing system, and the services that are provisioned alone', () => {
  const of = (account: Partial<typeof owing.account>) =>
    configOn(due, { ...owing, account: { ...owing.account, ...account } });
  const icoms = of({
    billerRegion: { billerType: 'ICOMS', siteId: '12', company: '34', franchise: '56' },
    services: [
      { service: 'INTERNET', provisioned: true },
      { service: 'VIDEO', provisioned: false },
    ],
  });
  expect(icoms).toMatchObject({
    accountBillingDivision: 'ICOMS-12',
    accountBillingId: 'ICOMS-12-34-56',
    serviceSubscriptions: ['INTERNET'],
  });
  const csg = of({ billerRegion: { billerType: 'CSG', system: '8', principle: '70', agent: '600' } });
  expect(csg).toMatchObject({ accountBillingDivision: 'CSG-8', accountBillingId: 'CSG-8-70-600' });
});
