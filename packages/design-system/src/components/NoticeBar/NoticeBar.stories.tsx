import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { Button } from '../Button/Button.tsx';
import { InformationIcon, OfflineIcon } from '../Icon/icons.ts';
import { noticeBarAccessibility } from './NoticeBar.accessibility.ts';
import { NoticeBar } from './NoticeBar.tsx';

const meta = preview.meta({
  id: 'components-noticebar',
  title: 'Components/Feedback/NoticeBar',
  component: NoticeBar,
  tags: ['autodocs'],
  parameters: { accessibility: noticeBarAccessibility, docs: { story: { inline: false, height: '160px' } } },
  args: {
    icon: OfflineIcon,
    title: 'You’re offline.',
    children: 'Nothing will be sent until you’re back online.',
  },
  render: (args) => (
    <>
      <NoticeBar {...args} />
      <main>
        <h1>Billing</h1>
      </main>
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You’re offline.')).toBeVisible();
    const bar = canvasElement.querySelector('[data-notice-bar]')?.getBoundingClientRect();
    const heading = canvas.getByRole('heading').getBoundingClientRect();
    await expect(heading.top).toBeGreaterThanOrEqual(bar?.bottom ?? Number.NaN);
  },
});

export const WithAButton = meta.story({
  args: {
    icon: InformationIcon,
    title: 'There’s a newer version of this page.',
    children: 'Reload it to continue.',
    action: <Button variant="quiet">Reload</Button>,
  },
});

export const OnAPhone = meta.story({ globals: onPhone });
