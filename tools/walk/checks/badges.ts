import { type CopyFile, type Language, textOf } from '../../../apps/portal/journeys/support/words.ts';
import type { Seen } from './seen.ts';
import { readFilling } from './template.ts';

const services = ['INTERNET', 'VIDEO', 'VOICE', 'MOBILE'] as const;
const standings = ['on', 'limited', 'restoring', 'off', 'disconnected'] as const;
type ServiceStanding = (typeof standings)[number];

type Service = (typeof services)[number];

interface Saying {
  readonly file: CopyFile;
  readonly keys: readonly string[];
  /** The one thing that services can be where this is said. */
  readonly services: ServiceStanding;
  /** Whether it is said of mobile service, which has a bill of its own; else of the others. */
  readonly ofMobile: boolean;
}

const standing = (name: string, is: ServiceStanding): Saying => ({
  file: 'standings',
  keys: [name],
  services: is,
  ofMobile: false,
});

const mobileStanding = (name: string, is: ServiceStanding): Saying => ({
  file: 'mobileStandings',
  keys: [`${name}.title`],
  services: is,
  ofMobile: true,
});

/** What the notices and badges of an account say of its services. */
const sayings: readonly Saying[] = [
  standing('disconnected', 'disconnected'),
  standing('inactive', 'disconnected'),
  standing('softDisconnected', 'off'),
  standing('temporarilyDisconnected', 'off'),
  standing('hotlined', 'limited'),
  standing('past-due-76', 'disconnected'),
  standing('past-due-50', 'off'),
  standing('past-due-43', 'on'),
  standing('past-due-30', 'on'),
  standing('past-due', 'on'),
  { file: 'news', keys: ['restoring.title'], services: 'restoring', ofMobile: false },
  { file: 'news', keys: ['callToRestore.title'], services: 'disconnected', ofMobile: false },
  mobileStanding('inactive', 'disconnected'),
  mobileStanding('temporarilyDisconnected', 'off'),
  mobileStanding('hotlined', 'limited'),
  mobileStanding('pastDue', 'on'),
];

/** Services whose badge says other than what the account's notice or badge does. */
export function contradictions({ texts, rows }: Seen, language: Language): string[] {
  const summary = (key: string) => textOf('summary', `services.${key}`, language);
  const badgesOf = (whether: (service: Service) => boolean) =>
    rows.filter(({ label }) => services.some((service) => whether(service) && label === summary(service)));
  const badges = badgesOf(() => true);
  const others = texts.filter(({ words }) => !badges.some(({ value }) => value === words));
  return sayings.flatMap(({ file, keys, services: expected, ofMobile }) => {
    const said = keys.flatMap((key) => {
      const template = textOf(file, key, language);
      return others.find(({ words }) => readFilling(template, words))?.words ?? [];
    });
    const [words] = said;
    if (words === undefined) return [];
    return badgesOf((service) => (service === 'MOBILE') === ofMobile)
      .filter(({ value }) => standings.some((one) => one !== expected && value === summary(one)))
      .map(({ label, value }) => `“${words}”, yet ${label} is “${value}”`);
  });
}
