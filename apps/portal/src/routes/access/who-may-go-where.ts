import { movedRows, type PageName, type PortalToggle, pageNames } from '@linework/contract';
import { panelsOf } from '../../addresses/panels.ts';
import { decide, type Guard } from '../../guards/guard.ts';
import { laterRoutes } from '../later-routes.ts';
import { guardsOf, routeOf } from '../route-table.ts';
import { type DecisionLine, decisionLines, type Question } from './decision-lines.ts';
import { contextOf, dimensions, type Visitor } from './visitors.ts';

/** An address that is known, and who is asked before it shows. */
interface AskedAddress {
  readonly address: string;
  readonly guards: readonly Guard[];
  /** What is there for whoever is let in. */
  readonly shows: string;
}

/** Who may go to one address. */
export interface AddressAccess {
  readonly address: string;
  readonly lines: readonly DecisionLine[];
}

const withPanels = (page: PageName): readonly AskedAddress[] => {
  const route = routeOf(page);
  return [
    { address: route.path, guards: guardsOf(route, null), shows: 'the page' },
    ...[...panelsOf(page).values()].map((panel) => ({
      address: `${route.path}?open=${panel.open}`,
      guards: guardsOf(route, panel),
      shows: `the flow ${panel.flow}`,
    })),
  ];
};

const asked: readonly AskedAddress[] = [
  ...pageNames.flatMap(withPanels),
  ...laterRoutes.map(({ path, area, guards, mount }) => ({
    address: path,
    guards,
    shows: mount
      ? 'another team’s part, if the configuration names one; else not found'
      : `not found, until ${area} is built`,
  })),
];

/** Every visitor there can be, as far as a guard could tell: signed out nothing is known of an account. */
function visitors(on: ReadonlySet<PortalToggle>): readonly Visitor[] {
  const all = Object.entries(dimensions).reduce<readonly Record<string, string>[]>(
    (known, [name, values]) => known.flatMap((is) => values.map((value) => ({ ...is, [name]: value }))),
    [{}],
  );
  return all.map((is) => ({ is, on }));
}

const subsetsOf = (toggles: readonly PortalToggle[]): readonly ReadonlySet<PortalToggle>[] =>
  toggles.reduce<readonly ReadonlySet<PortalToggle>[]>(
    (sets, toggle) => sets.flatMap((set) => [set, new Set([...set, toggle])]),
    [new Set()],
  );

async function outcomeFor(
  { guards, address, shows }: AskedAddress,
  visitor: Visitor,
  hear: (toggle: PortalToggle) => void,
) {
  const url = new URL(address, 'https://portal.example');
  const decision = await decide(guards, contextOf(visitor, url, hear));
  if (decision.kind === 'allow') return shows;
  if (decision.kind === 'external') return 'a page elsewhere';
  return decision.to.startsWith('/login?targetUrl=') ? '/login, and back afterwards' : decision.to;
}

const keyOf = ({ is, on }: Visitor): string => JSON.stringify([...Object.values(is), [...on].sort()]);

/** Asks the guards of an address about everybody, with every toggle that any of them asks about on and off. */
async function askEverybody(address: AskedAddress) {
  const heard = new Set<PortalToggle>();
  const outcomes = new Map<string, string>();
  for (let before = -1; before < heard.size; ) {
    before = heard.size;
    for (const visitor of subsetsOf([...heard]).flatMap(visitors)) {
      const key = keyOf(visitor);
      if (!outcomes.has(key)) outcomes.set(key, await outcomeFor(address, visitor, (one) => heard.add(one)));
    }
  }
  return { toggles: [...heard], outcomes };
}

/** The shortest of several ways to say the same. */
const shortest = (ways: readonly (readonly DecisionLine[])[]): readonly DecisionLine[] =>
  ways.reduce((best, way) => (way.length < best.length ? way : best));

async function accessTo(address: AskedAddress): Promise<AddressAccess> {
  const { toggles, outcomes } = await askEverybody(address);
  const known = Object.entries(dimensions).map(([name, values]): Question => ({ name, values }));
  const switched = toggles.map(
    (toggle): Question => ({ name: toggle, values: [`${toggle} off`, `${toggle} on`] }),
  );
  const saidBy = (questions: readonly Question[]) =>
    decisionLines(questions, (answers) => {
      const is = Object.fromEntries(Object.keys(dimensions).map((name) => [name, answers[name] ?? '']));
      const on = new Set(toggles.filter((toggle) => answers[toggle] === `${toggle} on`));
      return outcomes.get(keyOf({ is, on })) ?? 'nobody was asked';
    });
  const ways = [
    [...known.slice(0, 1), ...switched, ...known.slice(1)],
    [...switched, ...known],
  ];
  return { address: address.address, lines: shortest(ways.map(saidBy)) };
}

/** Addresses of old lead on without asking anybody. */
const moved = movedRows.map((row): AddressAccess => {
  const leads = { conditions: [], outcome: `${row.to}, with what the address says besides` };
  if (!('whileOff' in row)) return { address: row.path, lines: [leads] };
  return {
    address: row.path,
    lines: [
      { ...leads, conditions: [`${row.whileOff} off`] },
      { conditions: [`${row.whileOff} on`], outcome: 'not found' },
    ],
  };
});

/**
 * Who may go where (spec sections 2.1–2.3 and 6), by asking the guards of every address about every visitor there can be.
 * How much is past due, or since when, decides nothing here; in maintenance every address leads to `/maintenance`.
 */
export const whoMayGoWhere = async (): Promise<readonly AddressAccess[]> => [
  ...(await Promise.all(asked.map(accessTo))),
  ...moved,
];

/** The table as text. */
export const printAccess = (table: readonly AddressAccess[]): string =>
  table
    .map(({ address, lines }) =>
      [
        address,
        ...lines.map(({ conditions, outcome }) => `  ${conditions.join(', ') || 'everybody'}: ${outcome}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
