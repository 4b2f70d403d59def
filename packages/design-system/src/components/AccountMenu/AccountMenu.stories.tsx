import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../foundations/frames.tsx';
import { navigation } from '../../foundations/sample-navigation.tsx';
import { BottomBar } from '../BottomBar/BottomBar.tsx';
import { HelpIcon, LanguageIcon, SignOutIcon, SupportIcon } from '../Icon/icons.ts';
import { AccountHolder } from './AccountHolder.tsx';
import { accountMenuAccessibility } from './AccountMenu.accessibility.ts';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { MenuAction } from './MenuAction.tsx';

const signOut = fn();

const Foot = styled.div`
  display: grid;
  align-content: end;
  min-height: 30rem;
`;

const Head = styled.header`
  display: flex;
  justify-content: flex-end;
  min-height: 30rem;
  padding: 0 var(--lw-space-20);
`;

const inBar = (args: AccountMenuProps) => (
  <Foot>
    <BottomBar
      label="Main"
      items={navigation('Billing').slice(0, 2)}
      more={<AccountMenu {...args} place="bar" />}
    />
  </Foot>
);

const inHead = (args: AccountMenuProps) => (
  <Head>
    <AccountMenu {...args} place="head" />
  </Head>
);

const meta = preview.meta({
  id: 'components-accountmenu',
  title: 'Components/Navigation/AccountMenu',
  component: AccountMenu,
  tags: ['autodocs'],
  parameters: {
    accessibility: accountMenuAccessibility,
    docs: { story: { inline: false, height: '520px' } },
  },
  args: {
    label: 'More',
    place: 'bar' as const,
    children: (
      <>
        <AccountHolder
          company="Maple Street Bakery"
          account="Account ···· 4471"
          user="Signed in as Alma Ruiz"
        />
        <MenuAction icon={LanguageIcon} lang="es" onPress={fn()}>
          Español
        </MenuAction>
        <MenuAction icon={SupportIcon} href="tel:18005550142">
          Support: 1-800-555-0142
        </MenuAction>
        <MenuAction icon={HelpIcon} href="https://provider.example/support" newTab="opens in a new tab">
          Online help
        </MenuAction>
        <MenuAction icon={SignOutIcon} onPress={signOut}>
          Sign out
        </MenuAction>
      </>
    ),
  },
  render: inBar,
});

export const InBar = meta.story({
  globals: onPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByText('Maple Street Bakery')).toBeVisible();
    await expect(canvas.getByText('Signed in as Alma Ruiz')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Online help.*opens in a new tab$/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const out = canvas.getByRole('button', { name: 'Sign out' });
    await expect(out.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await userEvent.click(out);
    await expect(signOut).toHaveBeenCalled();
  },
});

/** At the head of a flow; on a phone its word is for the ear. */
export const InHeadOfAPhone = meta.story({
  globals: onPhone,
  render: inHead,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    const { width, height } = more.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(more.getAttribute('aria-controls') ?? '');
    const { left, right } = panel?.getBoundingClientRect() ?? { left: -1, right: Number.POSITIVE_INFINITY };
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const InHead = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: inHead,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

export const OpensByKeyboard = meta.story({
  render: inHead,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(more).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Maple Street Bakery')).not.toBeInTheDocument();
  },
});

export const ClosesOnEscape = meta.story({
  render: inHead,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Español' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(more).toHaveFocus();
  },
});

export const ClosesBehindTheFocus = meta.story({
  render: (args) => (
    <>
      {inHead(args)}
      <a href="#behind">What follows</a>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    for (const name of [/^Español/, /^Support/, /^Online help/, /^Sign out/]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What follows' })).toHaveFocus();
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
});

export const ClosesOnAPressElsewhere = meta.story({
  render: (args) => (
    <>
      {inHead(args)}
      <p>Words that take no focus</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(more);
    await userEvent.click(canvas.getByText('Maple Street Bakery'));
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByText('Words that take no focus'));
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
});

export const LongContent = meta.story({
  globals: onPhone,
  args: {
    label: 'Más',
    children: (
      <>
        <AccountHolder
          company="Panadería y Pastelería de la Calle Maple, Sociedad de Responsabilidad Limitada"
          account="Cuenta ···· 4471"
          user="Sesión iniciada como María Guadalupe Hernández-Villanueva de la Torre"
        />
        <MenuAction icon={SupportIcon} href="tel:18005550142">
          Soporte, todos los días y a todas horas: 1-800-555-0142
        </MenuAction>
        <MenuAction icon={SignOutIcon} onPress={signOut}>
          Cerrar sesión
        </MenuAction>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
