import type { ListedStory } from '../story-index.ts';

/** The tag that a story carries for a state of a flow: `state:one-time-payment.choosingMethod.newCard`. */
const stateTag = (flow: string, state: string): string => `state:${flow}.${state}`;

/** The stories of a state, in the order of the sidebar: the first stands for it on the map. */
export const storiesOfState = (
  stories: readonly ListedStory[],
  flow: string,
  state: string,
): readonly ListedStory[] => stories.filter(({ tags }) => tags.includes(stateTag(flow, state)));

/** Where most stories of a flow are filed: `Flows/Auto Pay/Enroll`. */
export function filedTitle(stories: readonly ListedStory[], flow: string): string {
  const filed = stories
    .filter(({ tags }) => tags.some((tag) => tag.startsWith(stateTag(flow, ''))))
    .map(({ title }) => title);
  const counts = [...Map.groupBy(filed, (title) => title)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return counts[0]?.[0] ?? `Flows/${flowName(flow)}`;
}

/** How a flow is called: as it is filed, "Auto Pay: Enroll"; else by its id. */
export const flowTitle = (stories: readonly ListedStory[], flow: string): string =>
  filedTitle(stories, flow).split('/').slice(1).join(': ');

/** `one-time-payment` is read as "One time payment". */
export const flowName = (flow: string): string => {
  const words = flow.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The address that opens a story in the catalogue with the toolbar as it stands. */
export function storyAddress(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['language', 'brand', 'scheme'].flatMap((name) =>
    typeof globals[name] === 'string' ? `${name}:${globals[name]}` : [],
  );
  return `./?path=/story/${storyId}${chosen.length > 0 ? `&globals=${chosen.join(';')}` : ''}`;
}
