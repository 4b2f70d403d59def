import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { BillingIcon } from '../Icon/icons.ts';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-12);
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-16);
  font-weight: var(--lw-font-weight-semibold);
  letter-spacing: -0.01em;
  line-height: var(--lw-line-height-16);
  text-decoration: none;
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand);
  color: var(--lw-color-on-brand);
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export interface BrandMarkProps {
  /** The provider's name for this portal, from configuration. */
  name: string;
  icon?: IconShape;
  /** Home, where the mark leads there. */
  href?: string;
}

export function BrandMark({ name, icon = BillingIcon, href }: BrandMarkProps) {
  const inside = (
    <>
      <Tile>
        <Icon of={icon} size="small" />
      </Tile>
      {name}
    </>
  );
  if (!href) return <Mark>{inside}</Mark>;
  return (
    <Mark as={AriaLink} href={href}>
      {inside}
    </Mark>
  );
}
