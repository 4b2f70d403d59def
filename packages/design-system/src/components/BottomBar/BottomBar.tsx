import { Link as AriaLink } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { NavigationItem } from '../SideMenu/SideMenu.tsx';

const Bar = styled.nav`
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
  background: var(--lw-color-surface);
`;

const List = styled.ul`
  display: grid;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  max-width: var(--lw-layout-flow-width);
  margin-inline: auto;
`;

const Item = styled(AriaLink)`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: var(--lw-space-4);
  justify-items: center;
  height: 100%;
  min-height: 3.5rem;
  padding: var(--lw-space-8) var(--lw-space-2);
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-muted);
  font-size: 0.75rem;
  font-weight: var(--lw-font-weight-medium);
  letter-spacing: -0.01em;
  line-height: 1rem;
  text-align: center;
  text-decoration: none;
  hyphens: auto;
  -webkit-tap-highlight-color: transparent;

  @media (max-width: 359.98px) {
    padding-inline: 0;
    font-size: 0.6875rem;
  }

  &[aria-current="page"] {
    box-shadow: inset 0 var(--lw-border-strong) var(--lw-color-brand);
    border-radius: 0;
    color: var(--lw-color-brand);
    font-weight: var(--lw-font-weight-semibold);

    @media (forced-colors: active) {
      border-block-start: var(--lw-border-strong) solid Highlight;
    }
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--lw-focus-width));
  }
`;

export interface BottomBarProps {
  /** Names the landmark: "Main". */
  label: string;
  /** Five at most: more do not fit a thumb. */
  items: readonly NavigationItem[];
}

/** The way around, below 1090 px. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <Bar aria-label={label}>
      <List>
        {items.map(({ href, label: name, icon, isCurrent }) => (
          <li key={href}>
            <Item href={href} {...(isCurrent && { 'aria-current': 'page' })}>
              <Icon of={icon} />
              {name}
            </Item>
          </li>
        ))}
      </List>
    </Bar>
  );
}
