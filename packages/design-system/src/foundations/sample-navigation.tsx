import { BillingIcon, HomeIcon, ServicesIcon, SettingsIcon, UsersIcon } from '../components/Icon/icons.ts';
import type { NavigationItem } from '../components/SideMenu/SideMenu.tsx';

const items: NavigationItem[] = [
  { label: 'Account Summary', href: '/account-summary', icon: HomeIcon },
  { label: 'Billing', href: '/billing', icon: BillingIcon },
  { label: 'Voice & Services', href: '/services', icon: ServicesIcon },
  { label: 'Profile & Settings', href: '/profile-and-settings', icon: SettingsIcon },
  { label: 'Users', href: '/manage-users/list', icon: UsersIcon },
];

/** The portal's tabs as an admin sees them, for the stories of what navigates. */
export const navigation = (current: string): NavigationItem[] =>
  items.map((item) => ({ ...item, isCurrent: item.label === current }));
