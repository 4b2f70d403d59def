import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accountStandings, identityRoles, outcomeCodes } from '@linework/domain';
import { situatedCustomers } from '@linework/fixtures';
import { builtRoutes, flowAddress, routes } from '@linework/portal/routes';
import {
  awaitedPlaces,
  findCustomer,
  namedStandings,
  outcomeOrigins,
  outcomeStoryId,
  parseSituation,
  situationParameter,
} from '@linework/review';
import { describe, expect, it } from 'vitest';
import { readStoryIndex } from '../../tools/census/story-index.ts';
import { machines } from '../atlas/machines.ts';
import en from './reach.en.json' with { type: 'json' };
import { isMetIn, type Reach, reachOf } from './reach.ts';
import { stepsByHand } from './steps-by-hand.ts';

const stepFiles = import.meta.glob<{ readonly steps?: object }>('../../packages/*/src/*/*-atlas.en.json', {
  eager: true,
  import: 'default',
});
const root = path.resolve(import.meta.dirname, '../..');
const stories = readStoryIndex(root);

function whoSignsIn({ address }: Reach): string | undefined {
  const text = new URL(address ?? '/', 'https://portal.invalid').searchParams.get(situationParameter);
  return text === null ? undefined : findCustomer(parseSituation(text), situatedCustomers)?.customer.username;
}

const tags = [
  ...outcomeCodes.map((code) => `outcome:${code}`),
  ...namedStandings.map((name) => `standing:${name}`),
  ...identityRoles.map((role) => `role:${role.toLowerCase()}`),
  ...routes.filter(({ status }) => status !== 'redirect').map((route) => `route:${route.path}`),
];

it.each(tags)('%s is told how to reach, and its link leads to the demo user that it names', (tag) => {
  const [reach, ...others] = reachOf([tag]);
  expect(others).toEqual([]);
  if (!reach) throw new Error('Nothing is said');
  expect(whoSignsIn(reach)).toBe(reach.username ?? undefined);
  const isTold = reach.address !== null || reach.step.kind !== 'open';
  expect(isTold).toBe(true);
});

it.each(accountStandings)('a link to %s leads to somebody in that standing', (standing) => {
  const [reach] = reachOf([`standing:${standing}`]);
  const customer = situatedCustomers.find(({ username }) => username === reach?.username);
  expect(customer?.standing).toBe(standing);
});

it('every story of the catalogue that shows anything is told how to reach', () => {
  const counted = /^(outcome|standing|role|route|state):/;
  const shown = stories.filter((story) => story.tags.some((tag) => counted.test(tag)));
  expect(shown.length).toBeGreaterThan(100);
  for (const story of shown) {
    const told = reachOf(story.tags).map(({ tag }) => tag);
    const codes = outcomeCodes.filter((code) => story.tags.includes(`outcome:${code}`));
    const isToldByNumber = (tag: string) => {
      const [kind, flow = ''] = tag.split(/[:.]/);
      return kind === 'state' && codes.some((code) => isMetIn(code, flow));
    };
    expect(told, story.id).not.toEqual([]);
    const wanted = story.tags.filter((tag) => counted.test(tag) && !isToldByNumber(tag));
    expect(told.toSorted(), story.id).toEqual([...new Set(wanted)].sort());
  }
});

describe('what takes a certain number', () => {
  it.each([
    ['one-time-payment.declined', 'LW-PAY-010', '4000 0000 0000 0119', 'open=otp'],
    ['quick-pay.declined', 'LW-PAY-010', '4000 0000 0000 0119', '/billing/pay-bill?situation='],
    ['device-payment.declined', 'LW-PAY-010', '4000 0000 0000 0119', 'open=dp'],
    ['one-time-payment.pending', 'LW-PAY-003', '000100001', 'open=otp'],
  ])('%s is told by its number alone, where its flow opens', (state, code, number, address) => {
    const ways = reachOf([`state:${state}`, `outcome:${code}`]);
    expect(ways.map(({ step }) => step)).toEqual([expect.objectContaining({ number })]);
    expect(ways[0]?.address).toContain(address);
  });

  it('a device is paid as somebody who has one', () => {
    const [way] = reachOf(['state:device-payment.declined', 'outcome:LW-PAY-010']);
    const customer = situatedCustomers.find(({ username }) => username === way?.username);
    expect(customer?.customer).toBe('mobileActive');
  });
});

const pages = Object.keys(builtRoutes);
const flows = machines.map(({ id }) => id);

it.each(awaitedPlaces)('outcomes wait for %s only as long as there is no such page or flow', (place) => {
  expect([...pages, ...flows]).not.toContain(place);
});

const places = [...new Set(outcomeCodes.flatMap((code) => outcomeOrigins[code].occursOn))];

it.each(places)('%s, where outcomes are met, goes by the name that it has', (place) => {
  const beside: readonly string[] = ['everyPage', 'worker', 'edge', ...awaitedPlaces];
  // What opens over a page and is only read has no chart.
  const opens = flowAddress(place, { has: () => true }) ? [place] : [];
  expect([...pages, ...flows, ...beside, ...opens]).toContain(place);
});

// Where an outcome occurs in several places, the first is where it is looked at.
const ownOf = (flow: string) => outcomeCodes.filter((code) => outcomeOrigins[code].occursOn[0] === flow);

it.each(flows.filter((flow) => ownOf(flow).length > 0))(
  'the outcomes of %s are reached where it opens',
  (flow) => {
    for (const code of ownOf(flow)) {
      const [reach] = reachOf([`outcome:${code}`]);
      expect(reach?.address, code).toContain(flowAddress(flow, new Set()));
    }
  },
);

describe('from the portal', () => {
  const ids = new Set(stories.map(({ id }) => id));
  it.each(outcomeCodes)('%s leads to a story that is in the catalogue', (code) => {
    expect(ids).toContain(outcomeStoryId(code));
  });
});

const metByHand = outcomeCodes.filter((code) => 'byHand' in outcomeOrigins[code].producer);

it.each(metByHand)('what to do to meet %s is told', (code) => {
  expect(stepsByHand(code)).not.toBeNull();
});

it('nothing is told of what is met otherwise, nor twice, nor beside a flow where it is not met', () => {
  const told = Object.values(stepFiles).flatMap(({ steps = {} }) => Object.keys(steps));
  expect([...told, ...Object.keys(en.byHand)].sort()).toEqual(metByHand.toSorted());
});

it('the catalogue’s panel asks the story that tells it', () => {
  const panel = readFileSync(path.join(root, '.storybook/ReachPanel.ts'), 'utf8');
  const [, id = ''] = /reachStory = '([\w-]+)'/.exec(panel) ?? [];
  expect(stories.map((story) => story.id)).toContain(id);
});
