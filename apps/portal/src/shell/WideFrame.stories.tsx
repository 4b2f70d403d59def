import { configurationAnswer, storyScenario } from '@linework/fixtures';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../.storybook/preview.tsx';
import { portalConfigurationFrom } from '../configuration/portal-configuration.ts';
import { PortalContext } from '../portal/portal-context.ts';
import { createSessionStore } from '../session/session-store.ts';
import type { FrameProps } from './frame-props.ts';
import { WideFrame } from './WideFrame.tsx';

const sessions = createSessionStore(async () => null);
const portal = {
  configuration: portalConfigurationFrom(configurationAnswer(storyScenario('current')).portalConfiguration),
  sessions,
  watch: { extend: async () => undefined, end: sessions.end, stop: () => undefined },
  loadWords: async () => undefined,
};

const meta = preview.meta({
  title: 'Pages/Header alone',
  component: WideFrame,
  parameters: wholePage,
  args: {
    header: 'webform',
    notice: null,
    banner: null,
    children: <h1>Tell us what happened</h1>,
  } satisfies FrameProps,
  decorators: [
    (Story) => (
      <PortalContext value={portal}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </PortalContext>
    ),
  ],
});

const help = { name: /1-800-555-0142/ };

/** While a form is filled in, brand and help stay in sight. */
export const Webform = meta.story({
  tags: ['header:webform'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', help)).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

/** While something is bought. */
export const Buyflow = meta.story({
  tags: ['header:buyflow'],
  args: { header: 'buyflow', children: <h1>Choose a plan</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', help)).toBeVisible();
  },
});

/** One thing to do, with a way back in place of the brand. */
export const Simple = meta.story({
  tags: ['header:simple'],
  args: { header: 'simple', children: <h1>Cancel your appointment</h1> },
  play: async ({ canvas, words }) => {
    await expect(canvas.getByRole('button', { name: words('wideFrame').like('back') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Linework Business' })).not.toBeInTheDocument();
  },
});

/** The brand alone. */
export const Flat = meta.story({
  tags: ['header:flat'],
  args: { header: 'flat', children: <h1>Outage map</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', help)).not.toBeInTheDocument();
  },
});

/** What stands there brings a header of its own. */
export const Hidden = meta.story({
  tags: ['header:hidden'],
  args: { header: 'hidden', children: <h1>Manage properties</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
  },
});

export const OnPhoneInSpanish = meta.story({
  globals: { language: 'es', viewport: { value: 'phone' } },
  args: { header: 'simple', children: <h1>Cancelar su cita</h1> },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
