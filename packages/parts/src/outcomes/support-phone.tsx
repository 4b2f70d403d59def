import type { CopyValues, Slots } from '@linework/copy';
import { Link } from '@linework/design-system';
import { telephoneAddress } from '@linework/domain';
import { createContext, useContext, useMemo } from 'react';

/** The provider's number for customers who need help; `null` where nothing says it. */
export const SupportPhoneContext = createContext<string | null>(null);

export interface SupportPhone {
  readonly slots: Slots;
  readonly values: CopyValues;
}

/** What fills a text that names the provider's number, `… call <phone>{{phone}}</phone>`: a press on it calls. */
export function useSupportPhone(): SupportPhone {
  const phone = useContext(SupportPhoneContext);
  return useMemo(
    () =>
      phone === null
        ? { slots: {}, values: {} }
        : {
            slots: {
              phone: (
                <Link variant="inline" href={telephoneAddress(phone)}>
                  {null}
                </Link>
              ),
            },
            values: { phone },
          },
    [phone],
  );
}
