import {
  type AnalyticsEventName,
  analyticsEvents,
  analyticsFlows,
  pageNames,
  pagePaths,
} from '@linework/contract';
import { Link } from '@linework/design-system';
import { codesInOrder, outcomeOrigins } from '@linework/review';
import { styled } from 'styled-components';
import { flowName } from '../atlas/state-stories.ts';
import { storyOf } from '../outcomes/links.ts';
import { RegisterTable } from '../RegisterTable.tsx';
import type { ListedStory } from '../story-index.ts';

const events = Object.keys(analyticsEvents).filter(
  (name): name is AnalyticsEventName => name in analyticsEvents,
);

/** The events that every screen of a kind sends. */
const sentOf = (kind: 'pages' | 'flows') =>
  events.filter((name) => analyticsEvents[name].screens.some((screens) => screens === kind));

const outcomesOn = (place: string) =>
  codesInOrder.filter((code) => outcomeOrigins[code].occursOn.some((one) => one === place));

/* Far enough apart for a finger. */
const Codes = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-8) var(--lw-space-12);
`;

interface Screen {
  readonly place: string;
  readonly name: string;
  readonly events: readonly AnalyticsEventName[];
  /** `null` where the catalogue around this page has none. */
  readonly href: string | null;
}

function screensIn(stories: readonly ListedStory[]): readonly Screen[] {
  const pages = pageNames.map((page) => {
    const shown = stories.find(({ tags }) => tags.includes(`route:${pagePaths[page]}`));
    return {
      place: page,
      name: pagePaths[page],
      events: sentOf('pages'),
      href: shown ? `?path=/story/${shown.id}` : null,
    };
  });
  const flows = analyticsFlows.map((flow) => ({
    place: flow,
    name: flowName(flow),
    events: sentOf('flows'),
    href: `?path=/story/flow-atlas-maps--${flow}`,
  }));
  return [...pages, ...flows];
}

/** Every screen, with what it sends: its events, and each outcome that is met there. */
export function SendingScreens({ stories }: { readonly stories: readonly ListedStory[] }) {
  return (
    <RegisterTable label="Screens" columns={['Screen', 'Events', 'Outcomes that it tells']}>
      {screensIn(stories).map(({ place, name, events: sent, href }) => (
        <tr key={place}>
          <th scope="row">
            {href === null ? (
              name
            ) : (
              <Link variant="inline" href={href} target="_top">
                {name}
              </Link>
            )}
          </th>
          <td>{sent.join(', ')}</td>
          <td>
            <Codes>
              {outcomesOn(place).map((code) => (
                <Link key={code} variant="inline" href={storyOf(code)} target="_top">
                  {code}
                </Link>
              ))}
            </Codes>
          </td>
        </tr>
      ))}
    </RegisterTable>
  );
}
