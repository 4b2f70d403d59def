import type { IconShape } from '@linework/design-system';
import type { ComponentType } from 'react';

/** Something that can be done from anywhere, drawn where it stands: at the top, or in the account's menu. */
export type UtilityAction = ComponentType<
  {
    readonly icon: IconShape;
    readonly children: string;
    readonly lang?: string;
    readonly onPhone?: 'icon';
  } & ({ readonly href: string } | { readonly onPress: () => void })
>;
