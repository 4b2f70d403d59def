import { MissingAutoPayAlert, mobileStandingsCopy } from '@linework/parts/standings';
import { usePortal } from '../portal/portal-context.ts';
import { flowAddress } from '../routes/is-built.ts';

export const missingAutoPayWords = [mobileStandingsCopy];

/** Under the header: mobile service lacks the Auto Pay that it requires, and where that is turned on (spec section 2.4). */
export function MissingAutoPayNotice() {
  const { toggles } = usePortal().configuration;
  return <MissingAutoPayAlert href={flowAddress('auto-pay-enroll', toggles, { for: 'mobile' })} />;
}
