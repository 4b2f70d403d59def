import type { MountName } from '@linework/contract';
import type { Page } from '../navigation/page.types.ts';
import { MountPoint } from './MountPoint.tsx';
import { mountsCopy } from './mounts.copy.ts';

const Homepage = () => <MountPoint place="homepage-mfe" />;
const Billing = () => <MountPoint place="billing-stub" />;
const Billing2 = () => <MountPoint place="billing-stub-2" />;
const Troubleshooting = () => <MountPoint place="troubleshoot-stub" />;
const Troubleshooting2 = () => <MountPoint place="troubleshoot-stub-2" />;
const TechAmenities = () => <MountPoint place="tech-amenities-stub" />;
const Manage = () => <MountPoint place="manage" />;

const copy = [mountsCopy];

/** The page of each place where another team's part may be mounted. */
export const mountPages = {
  'homepage-mfe': { Component: Homepage, copy },
  'billing-stub': { Component: Billing, copy },
  'billing-stub-2': { Component: Billing2, copy },
  'troubleshoot-stub': { Component: Troubleshooting, copy },
  'troubleshoot-stub-2': { Component: Troubleshooting2, copy },
  'tech-amenities-stub': { Component: TechAmenities, copy },
  manage: { Component: Manage, copy },
} as const satisfies Readonly<Record<MountName, Page>>;
