import {
  type AnalyticsEventName,
  type AnalyticsFieldRow,
  analyticsEvents,
  analyticsFlows,
  deferredPaths,
  isPromisedEvent,
  pagePaths,
} from '@linework/contract';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DocumentPage } from '../foundations/DocumentPage.tsx';
import { RegisterTable } from '../RegisterTable.tsx';
import { fetchStoryIndex, type ListedStory } from '../story-index.ts';
import { SendingScreens } from './SendingScreens.tsx';

const isName = (name: string): name is AnalyticsEventName => name in analyticsEvents;
const names = Object.keys(analyticsEvents).filter(isName);

/** A field as it may be sent: long lists by their first words. */
function valuesOf(field: AnalyticsFieldRow): string {
  if (field.kind === 'whole') return `0 to ${field.atMost}`;
  if (field.kind === 'uuid') return 'a UUID';
  if (field.kind === 'systemErrorCode') return 'capitals and a short number, such as NETPSC1001';
  const shown = field.values.slice(0, 24).join(', ');
  return field.values.length > 24 ? `${shown} and ${field.values.length - 24} more` : shown;
}

/** The catalogue's stories, for the ways to the screens; none where there is no catalogue around the page. */
function useStories(): readonly ListedStory[] {
  const [stories, setStories] = useState<readonly ListedStory[]>([]);
  useEffect(() => {
    let isWanted = true;
    void fetchStoryIndex().then((listed) => {
      if (isWanted && listed) setStories(listed);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return stories;
}

function EventCatalogue() {
  const stories = useStories();
  return (
    <DocumentPage title="Usage data">
      <p>
        Nothing else can be sent, and the edge keeps nothing else. Each event also has an id that sorts by
        time and the visit it belongs to; who was signed in, the edge adds itself.
      </p>
      <RegisterTable label="Events" columns={['Event', 'When, and what sends it', 'Fields']}>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <p>{analyticsEvents[name].when}.</p>
              <p>Sent by: {analyticsEvents[name].sentBy}.</p>
              <p>
                {isPromisedEvent(name)
                  ? 'Kept until it is delivered.'
                  : 'Dropped first when the browser has no more room to keep events.'}
              </p>
            </td>
            <td>
              {Object.entries<AnalyticsFieldRow>(analyticsEvents[name].fields).map(([field, row]) => (
                <p key={field}>
                  <strong>{field}</strong>
                  {row.optional ? ' (may be missing)' : ''}: {valuesOf(row)}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </RegisterTable>
      <h2>What each screen sends</h2>
      <p>
        An outcome is told wherever it is met: outcomes of every page, and of the edge alone, are not repeated
        here. A view of {deferredPaths.join(' and ')} and what is under them waits for its content.
      </p>
      <SendingScreens stories={stories} />
    </DocumentPage>
  );
}

const meta = preview.meta({ title: 'Foundations/Usage data', tags: ['for:reviewers'] });

export const Default = meta.story({
  render: () => <EventCatalogue />,
  play: async ({ canvas }) => {
    for (const name of names) {
      await expect(canvas.getByRole('rowheader', { name })).toBeVisible();
    }
    const screens = within(canvas.getByRole('group', { name: 'Screens' }));
    const rows = screens.getAllByRole('row');
    await expect(rows).toHaveLength(1 + Object.keys(pagePaths).length + analyticsFlows.length);
  },
});
