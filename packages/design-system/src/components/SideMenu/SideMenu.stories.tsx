import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { navigation } from '../../foundations/sample-navigation.tsx';
import { AccountHolder } from '../AccountMenu/AccountHolder.tsx';
import { MenuAction } from '../AccountMenu/MenuAction.tsx';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { LockIcon, SignOutIcon } from '../Icon/icons.ts';
import { sideMenuAccessibility } from './SideMenu.accessibility.ts';
import { SideMenu } from './SideMenu.tsx';

const meta = preview.meta({
  id: 'components-sidemenu',
  title: 'Components/Navigation/SideMenu',
  component: SideMenu,
  tags: ['autodocs'],
  parameters: { accessibility: sideMenuAccessibility, docs: { story: { inline: false, height: '600px' } } },
  args: {
    label: 'Main',
    brand: <BrandMark name="Linework Business" href="/" />,
    items: navigation('Billing'),
    holder: (
      <AccountHolder
        company="Maple Street Bakery"
        account="Account ···· 4471"
        user="Signed in as Alma Ruiz"
      />
    ),
    children: (
      <>
        <MenuAction icon={LockIcon} href="/sign-in-and-security">
          Sign-in and security
        </MenuAction>
        <MenuAction icon={SignOutIcon} href="/logout">
          Sign out
        </MenuAction>
      </>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current');
    const menu = canvas.getByRole('navigation', { name: 'Main' });
    await expect(menu).toContainElement(canvas.getByRole('link', { name: 'Linework Business' }));
    await expect(menu).toContainElement(canvas.getByText('Signed in as Alma Ruiz'));
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
});

export const Community = meta.story({
  globals: { brand: 'community' },
  args: { brand: <BrandMark name="Linework Community Solutions" href="/" /> },
});

export const LongContent = meta.story({
  args: {
    items: navigation('Billing').map((item) => ({
      ...item,
      label: `${item.label} y todo lo que corresponde`,
    })),
    holder: (
      <AccountHolder
        company="Panadería y Pastelería de la Calle Maple, Sociedad de Responsabilidad Limitada"
        account="Cuenta ···· 4471"
        user="Sesión iniciada como María Guadalupe Hernández-Villanueva de la Torre"
      />
    ),
    children: (
      <>
        <MenuAction icon={LockIcon} href="/sign-in-and-security">
          Inicio de sesión y seguridad de su cuenta
        </MenuAction>
        <MenuAction icon={SignOutIcon} href="/logout">
          Cerrar sesión
        </MenuAction>
      </>
    ),
  },
});

export const ReachedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});
