import { Icon, Link, PhoneIcon } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { useContext } from 'react';
import { SupportPhoneContext } from './support-phone.tsx';

/** The provider's number, to press; nothing where nobody says it. */
export function SupportPhoneLink() {
  const phone = useContext(SupportPhoneContext);
  return (
    phone && (
      <Link href={telephoneAddress(phone)}>
        <Icon of={PhoneIcon} size="small" />
        {phone}
      </Link>
    )
  );
}
