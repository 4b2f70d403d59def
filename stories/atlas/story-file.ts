import { flowName } from './state-stories.ts';

const exportName = (flow: string): string =>
  flow
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** The longest line that the one format leaves whole. */
const longestLine = 110;

function story(flow: string): string {
  const [name, args] = [`name: '${flowName(flow)}'`, `args: { flow: '${flow}' }`];
  const begun = `export const ${exportName(flow)} = meta.story({`;
  const line = `${begun} ${name}, ${args} });`;
  return `\n${line.length > longestLine ? `${begun}\n  ${name},\n  ${args},\n});` : line}\n`;
}

/** The story file of all maps: plain literals that Storybook's index can read, one story a machine. */
export const storyFile = (flows: readonly string[]): string => `// Written by generate.ts from the machines.
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
${flows.map(story).join('')}`;
