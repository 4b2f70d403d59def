import type { PostedAlert } from '@linework/domain';
import { type Scenario, storyScenario } from '@linework/fixtures';
import { handlersFor } from '@linework/fixtures/handlers';
import { expect } from 'storybook/test';
import { wholePage } from '../../../../.storybook/accessibility-rules.ts';
import preview, { type StoryWords } from '../../../../.storybook/preview.tsx';
import { PortalStory } from './PortalStory.tsx';

const posted = { endsAt: null, accountId: null, startsAt: '2026-11-01T12:00:00Z' } as const;

const outage: PostedAlert = {
  ...posted,
  id: 'outage',
  pid: 'INC-20481',
  type: 'outage',
  severity: 'critical',
  body: {
    en: 'Internet and phone service may be down in your area. A crew is on the way.',
    es: 'Es posible que no haya servicio de Internet ni de teléfono en su área. Nuestros técnicos ya van en camino.',
  },
  link: 'https://provider.example/outages',
  action: { en: 'View outage details', es: 'Ver detalles de la interrupción' },
  estimatedResolution: '2030-11-22T02:00:00Z',
};
const maintenance: PostedAlert = {
  ...posted,
  id: 'maintenance',
  pid: 'CHG-118',
  type: 'other',
  severity: 'warning',
  body: {
    en: 'We’re updating our network tonight. Service may stop for a few minutes.',
    es: 'Esta noche actualizaremos nuestra red. Es posible que el servicio se interrumpa unos minutos.',
  },
  link: '/billing/view-statements',
  action: null,
  estimatedResolution: '2030-11-22T11:00:00Z',
};
const hours: PostedAlert = {
  ...maintenance,
  id: 'hours',
  pid: 'NEWS-7',
  severity: 'information',
  body: {
    en: 'Our stores close early on Thursday for the holiday.',
    es: 'Nuestras tiendas cierran temprano el jueves por el día festivo.',
  },
  link: null,
  estimatedResolution: null,
};

const withAlerts = (...alerts: PostedAlert[]): Scenario => ({ ...storyScenario('current'), alerts });

const meta = preview.meta({
  title: 'Pages/Page alerts',
  component: PortalStory,
  parameters: wholePage,
  args: { path: '/billing/bill-pay-options' },
  beforeEach: ({ msw }) => msw.use(...handlersFor(withAlerts(hours, maintenance, outage))),
});

const alerts = (words: StoryWords) => ({ name: words('pageAlerts').like('label') });
const dismiss = (words: StoryWords) => ({ name: words('pageAlerts').like('dismiss') });

/** What somebody in Billing reads of an outage: how bad, until when, and where more is said. */
export const Outage = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(withAlerts(outage))),
  play: async ({ canvas, words }) => {
    const banner = await canvas.findByRole('region', alerts(words));
    await expect(banner).toHaveTextContent(words('pageAlerts').part('title.outage'));
    await expect(banner).toHaveTextContent(words('pageAlerts').part('estimate.outage'));
  },
});

/** The worst stands on its own; the others behind a press. Closing one shows the next. */
export const Several = meta.story({
  play: async ({ canvas, userEvent, words }) => {
    const banner = await canvas.findByRole('region', alerts(words));
    await expect(canvas.getAllByRole('button', dismiss(words))).toHaveLength(1);
    await userEvent.click(
      canvas.getByRole('button', { name: words('pageAlerts').like('more', { count: 2 }) }),
    );
    await expect(canvas.getAllByRole('button', dismiss(words))).toHaveLength(3);
    const [first] = canvas.getAllByRole('button', dismiss(words));
    if (first) await userEvent.click(first);
    await expect(banner).not.toHaveTextContent(words('pageAlerts').part('title.outage'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** The last of them closed, nothing stands above the page. */
export const AllClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(...handlersFor(withAlerts(hours))),
  play: async ({ canvas, userEvent, words }) => {
    await canvas.findByRole('region', alerts(words));
    await userEvent.click(canvas.getByRole('button', dismiss(words)));
    await expect(canvas.queryByRole('region', alerts(words))).not.toBeInTheDocument();
  },
});

/** The account's summary shows none (spec section 2.4). */
export const NotAboveAccountSummary = meta.story({
  args: { path: '/account-summary' },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('region', alerts(words))).not.toBeInTheDocument();
  },
});

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ...handlersFor(
        withAlerts({
          ...outage,
          body: {
            en: `${outage.body.en} ${'We’re sorry for the trouble this causes your business. '.repeat(4)}`,
            es: `${outage.body.es} ${'Lamentamos los inconvenientes que esto le causa a su negocio. '.repeat(4)}`,
          },
        }),
      ),
    ),
  play: async ({ canvas, words }) => {
    await canvas.findByRole('region', alerts(words));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OnPhoneInSpanish = meta.story({
  globals: { language: 'es', viewport: { value: 'phone' } },
  play: async ({ canvas, words }) => {
    await expect(await canvas.findByText(words('pageAlerts').like('title.outage'))).toBeVisible();
  },
});
