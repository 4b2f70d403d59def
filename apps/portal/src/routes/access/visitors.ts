import type { PortalToggle, SessionAnswer } from '@linework/contract';
import { type Footprint, footprints, type IdentityRole, identityRoles, type Service } from '@linework/domain';
import type { GuardContext } from '../../guards/guard.ts';

/** What the services of an account come to, for the guards that ask. */
export const serviceSets = {
  'no services': [],
  'services ordered': [
    { service: 'INTERNET', provisioned: false },
    { service: 'VIDEO', provisioned: false },
    { service: 'VOICE', provisioned: false },
  ],
  'internet alone': [{ service: 'INTERNET', provisioned: true }],
  'all services': [
    { service: 'INTERNET', provisioned: true },
    { service: 'VIDEO', provisioned: true },
    { service: 'VOICE', provisioned: true },
  ],
} as const satisfies Readonly<Record<string, readonly Service[]>>;

type ServiceSet = keyof typeof serviceSets;
const isServiceSet = (name: string): name is ServiceSet => name in serviceSets;

/** Everything that tells visitors apart to a guard, in the order in which the table speaks of it. */
export const dimensions = {
  session: ['signed out', 'signed in'],
  elsewhere: ['no page elsewhere', 'a page elsewhere'],
  billing: ['billed here', 'billed elsewhere'],
  role: identityRoles,
  acts: ['for themselves', 'on somebody’s behalf'],
  footprint: footprints,
  services: Object.keys(serviceSets).filter(isServiceSet),
  privacy: ['may see network information', 'may not see network information'],
} as const;

/** One visitor: a value of each dimension, by its name, and the toggles that are on. */
export interface Visitor {
  readonly is: Readonly<Record<string, string>>;
  readonly on: ReadonlySet<PortalToggle>;
}

const roleOf = ({ is }: Visitor): IdentityRole =>
  identityRoles.find((role) => role === is.role) ?? 'STANDARD';
const footprintOf = ({ is }: Visitor): Footprint =>
  footprints.find((footprint) => footprint === is.footprint) ?? 'OTHER';

const servicesOf = ({ is: { services = '' } }: Visitor): readonly Service[] =>
  isServiceSet(services) ? serviceSets[services] : [];

function sessionOf(visitor: Visitor): SessionAnswer | null {
  const { is } = visitor;
  if (is.session !== 'signed in') return null;
  return {
    user: {
      id: 'u',
      username: 'u',
      firstName: 'U',
      lastName: 'U',
      role: roleOf(visitor),
      userType: is.acts === 'for themselves' ? 'CONSUMER' : 'CSR',
    },
    accountId: 'a',
    accountNumber: '1',
    companyName: 'A company',
    enterpriseBilled: is.billing === 'billed elsewhere',
    footprint: footprintOf(visitor),
    timeZone: 'America/New_York',
    now: '2026-11-21T20:04:00Z',
    idleDeadline: '2026-11-21T20:19:00Z',
    absoluteDeadline: '2026-11-22T08:04:00Z',
  };
}

/** What guards are told of a visitor. @param asked hears which toggles a guard asked about */
export function contextOf(visitor: Visitor, url: URL, asked: (toggle: PortalToggle) => void): GuardContext {
  const { is, on } = visitor;
  const session = sessionOf(visitor);
  const services = servicesOf(visitor);
  const address = is.elsewhere === 'a page elsewhere' ? 'https://elsewhere.example/' : null;
  return {
    session,
    url,
    toggles: {
      has: (toggle) => {
        asked(toggle);
        return on.has(toggle);
      },
    },
    account: session && {
      services: async () => services,
      isCompliant: async () => is.privacy === 'may see network information',
    },
    links: { selfInstall: address, voiceManager: address },
  };
}
