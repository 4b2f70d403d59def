import { Badge, DescriptionList, DescriptionRow, LockIcon, PositiveIcon } from '@linework/design-system';
import { can, type IdentityRole, type Permission } from '@linework/domain';
import { RoleStandingAlert } from '@linework/parts/standings';
import { waitingAreas } from '@linework/review';
import { DocumentPage } from '../foundations/DocumentPage.tsx';

const permissions = {
  'account.view': 'See the account',
  'billing.view': 'See billing',
  'billing.pay': 'Pay',
  'billing.manage': 'Change Auto Pay, payment methods and scheduled payments',
  'users.manage': 'Manage users',
  'voice.manage': 'Manage voice lines',
  'voice.forward': 'Forward calls',
  'network.manage': 'Manage the network',
} as const satisfies Record<Permission, string>;

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);
const allPermissions = Object.keys(permissions).filter(isPermission);

/** What a role may do, from the one table that screens and edge ask. */
export function RoleView({ role }: { role: IdentityRole }) {
  return (
    <DocumentPage isNarrow title={`What ${role} may do`}>
      <RoleStandingAlert standing={role} />
      <p>These words wait for the {waitingAreas.role} area: no customer reads them yet.</p>
      <DescriptionList layout="figures">
        {allPermissions.map((permission) => (
          <DescriptionRow
            key={permission}
            label={permissions[permission]}
            value={
              can(role, permission) ? (
                <Badge tone="positive" icon={PositiveIcon}>
                  may
                </Badge>
              ) : (
                <Badge tone="neutral" icon={LockIcon}>
                  may not
                </Badge>
              )
            }
          />
        ))}
      </DescriptionList>
    </DocumentPage>
  );
}
