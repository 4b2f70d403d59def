import { expect, fn } from 'storybook/test';
import { wholePage } from '../../../../../.storybook/accessibility-rules.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { navigation } from '../../foundations/sample-navigation.tsx';
import { AccountHolder } from '../AccountMenu/AccountHolder.tsx';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { MenuAction } from '../AccountMenu/MenuAction.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Header } from '../Header/Header.tsx';
import { HeaderAction } from '../Header/HeaderAction.tsx';
import { LanguageIcon, SignOutIcon, SupportIcon } from '../Icon/icons.ts';
import { Link } from '../Link/Link.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { pageLayoutAccessibility } from './PageLayout.accessibility.ts';
import { PageLayout } from './PageLayout.tsx';
import { SampleHome } from './SampleHome.tsx';

const brand = <BrandMark name="Linework Business" href="/" />;
const holder = (
  <AccountHolder company="Maple Street Bakery" account="Account ···· 4471" user="Signed in as Alma Ruiz" />
);

const meta = preview.meta({
  id: 'components-pagelayout',
  title: 'Components/Layout/PageLayout',
  component: PageLayout,
  tags: ['autodocs'],
  parameters: {
    ...wholePage,
    accessibility: pageLayoutAccessibility,
    docs: { story: { inline: false, height: '700px' } },
  },
  args: {
    skipLabel: 'Skip to main content',
    sideMenu: (
      <SideMenu label="Main" brand={brand} items={navigation('Billing')} holder={holder}>
        <MenuAction icon={SignOutIcon} onPress={fn()}>
          Sign out
        </MenuAction>
      </SideMenu>
    ),
    bottomBar: (
      <BottomBar
        label="Main"
        items={navigation('Billing').slice(0, 3)}
        more={
          <AccountMenu label="More" place="bar">
            {holder}
            <MenuAction icon={SignOutIcon} onPress={fn()}>
              Sign out
            </MenuAction>
          </AccountMenu>
        }
      />
    ),
    header: (
      <Header brand={brand}>
        <HeaderAction icon={LanguageIcon} lang="es" onPress={fn()}>
          Español
        </HeaderAction>
        <HeaderAction icon={SupportIcon} onPhone="icon" href="tel:18005550142">
          Support
        </HeaderAction>
      </Header>
    ),
    children: <SampleHome />,
    foot: <Link href="/privacy">How we protect your account information</Link>,
  },
});

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const bar = canvas.getByRole('navigation');
    await expect(bar.parentElement?.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
    // At its end the page stands above the bar, and goes no further.
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(foot.bottom).toBeCloseTo(bar.getBoundingClientRect().top, 0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const WithoutNavigation = meta.story({
  args: {
    sideMenu: undefined,
    bottomBar: undefined,
    header: <Header variant="unauthenticated" brand={brand} />,
    children: <h1>Sign in</h1>,
    foot: undefined,
  },
});

/** One thing is done here: a header as wide as the window, and nothing else. */
export const HeaderAlone = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: {
    sideMenu: undefined,
    bottomBar: undefined,
    header: (
      <Header variant="webform" brand={brand}>
        <HeaderAction icon={SupportIcon} onPhone="icon" href="tel:18005550142">
          Support
        </HeaderAction>
      </Header>
    ),
    headerSpans: 'window',
    children: <h1>Tell us what happened</h1>,
    foot: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().width).toBe(
      document.documentElement.clientWidth,
    );
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});
