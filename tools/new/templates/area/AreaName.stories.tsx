import { storyScenario } from '@linework/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AreaNameScreen } from './AreaNameScreen.tsx';

const meta = preview.meta({
  title: 'Areas/Area name',
  parameters: { layout: 'padded' },
  component: AreaNameScreen,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
});

const ready = (name: 'current' | 'longNames' | 'hostileStrings') =>
  ({
    status: 'ready',
    value: { companyName: storyScenario(name).facts.account.companyName },
  }) as const;

export const Default = meta.story({ args: { facts: ready('current') } });
export const LongContent = meta.story({ args: { facts: ready('longNames') } });
export const HostileContent = meta.story({ args: { facts: ready('hostileStrings') } });
export const Loading = meta.story({ args: { facts: { status: 'loading' } } });

const retry = fn();
export const Failed = meta.story({
  args: { facts: { status: 'failed', onRetry: retry } },
  play: async ({ canvasElement, words }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: words('outcomeActions').like('tryAgain') }),
    );
    await expect(retry).toHaveBeenCalledTimes(1);
  },
});
