import type { FiledFlow } from './overview-files.ts';

/** Where they stand, seen from here. */
export const mapsFile = '../atlas/Maps.stories.tsx';

/** The longest line that the one format leaves whole. */
const longestLine = 110;

const pascal = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Plain literals, which the catalogue's index can read. Its id follows from the flow, its name from how the flow is called. */
function mapStory({ id, name }: FiledFlow): string {
  const [title, args] = [`name: '${name}'`, `args: { flow: '${id}' }`];
  const begun = `export const ${pascal(id)} = meta.story({`;
  const line = `${begun} ${title}, ${args} });`;
  return line.length > longestLine ? `${begun}\n  ${title},\n  ${args},\n});` : line;
}

/** The stories of all machines' maps, each called as its flow is on the flow's own page. */
export const mapStories = (
  flows: readonly FiledFlow[],
): string => `// Written by stories/overviews/generate.ts from the machines and how their stories are filed.
import preview from '../../.storybook/preview.tsx';
import { FlowAtlas } from './FlowAtlas.tsx';
import { everyStateStands, loadMachine } from './machine-story.ts';

const meta = preview.meta({
  title: 'Flow atlas/Maps',
  tags: ['for:reviewers'],
  args: { flow: '' },
  argTypes: { flow: { control: false } },
  loaders: [loadMachine],
  render: (_, { loaded: { atlas } }) => <FlowAtlas atlas={atlas} />,
  play: everyStateStands,
});

${flows.map(mapStory).join('\n\n')}
`;
