import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationItem } from '../SideMenu/SideMenu.tsx';
import { barItem } from './bar-item.ts';

const Bar = styled.nav`
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  background: var(--lw-color-surface);
`;

const List = styled.ul`
  display: grid;
  max-width: var(--lw-layout-flow-width);
  margin-inline: auto;
`;

const Item = styled(AriaLink)`
  ${barItem}

  &[aria-current="page"] {
    color: var(--lw-color-brand);
    font-weight: var(--lw-font-weight-semibold);

    &::before {
      content: "";
      position: absolute;
      inset-block-start: 0;
      inset-inline: calc(50% - 1.75rem);
      border-block-start: 0.1875rem solid var(--lw-color-brand);
    }
  }
`;

export interface BottomBarProps {
  /** Names the landmark: "Main". */
  label: string;
  /** Five at most, `more` counted: more do not fit a thumb. */
  items: readonly NavigationItem[];
  /** An `AccountMenu`, in the last place. */
  more?: ReactNode;
}

/** The way around, below 1090 px. */
export function BottomBar({ label, items, more }: BottomBarProps) {
  // Known before all of them are there: a page that comes in parts moves none of those that it has.
  const places = items.length + (more ? 1 : 0);
  return (
    <Bar aria-label={label}>
      <List style={{ gridTemplateColumns: `repeat(${places}, minmax(min-content, 1fr))` }}>
        {items.map(({ href, label, shortLabel = label, icon, isCurrent }) => (
          <li key={href}>
            <Item
              href={href}
              {...(shortLabel !== label && { 'aria-label': label })}
              {...(isCurrent && { 'aria-current': 'page' })}
            >
              <Icon of={icon} />
              {shortLabel}
            </Item>
          </li>
        ))}
        {more && <li>{more}</li>}
      </List>
    </Bar>
  );
}
