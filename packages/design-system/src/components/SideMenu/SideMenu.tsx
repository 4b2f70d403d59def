import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';

const Frame = styled.nav`
  position: sticky;
  inset-block-start: var(--lw-layout-notice, 0px);
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-24);
  width: var(--lw-layout-menu-width);
  height: calc(100dvh - var(--lw-layout-above, 0px) - var(--lw-layout-notice, 0px));
  overflow-y: auto;
  padding: var(--lw-space-24) var(--lw-space-8) var(--lw-space-16);
  border-inline-end: var(--lw-border-hairline) solid var(--lw-color-line);
  background: var(--lw-color-surface);
`;

const Brand = styled.div`
  padding-inline: var(--lw-space-12);
`;

const List = styled.ul`
  display: grid;
  gap: var(--lw-space-4);
`;

const Item = styled(AriaLink)`
  display: flex;
  align-items: center;
  gap: var(--lw-space-12);
  min-height: var(--lw-control-height);
  padding: var(--lw-space-8) var(--lw-space-12);
  border-radius: var(--lw-radius-control);
  color: var(--lw-color-body);
  font-size: var(--lw-font-size-16);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-14);
  text-decoration: none;
  transition: background var(--lw-motion-fast) var(--lw-ease-out);

  &[data-hovered] {
    background: var(--lw-color-canvas);
    color: var(--lw-color-ink);
  }

  &[aria-current="page"] {
    background: var(--lw-color-brand-soft);
    color: var(--lw-color-brand);
    font-weight: var(--lw-font-weight-semibold);
    letter-spacing: -0.02em;

    @media (forced-colors: active) {
      border: var(--lw-border-strong) solid Highlight;
    }
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--lw-focus-width));
  }
`;

/* As wide as it is in bold: a name does not break where it becomes the current one. */
const Name = styled.span`
  display: grid;

  &::after {
    content: attr(data-name);
    height: 0;
    overflow: hidden;
    font-weight: var(--lw-font-weight-semibold);
    letter-spacing: -0.02em;
    visibility: hidden;

    @media speech {
      display: none;
    }
  }
`;

const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--lw-space-16);
  border-block-start: var(--lw-border-hairline) solid var(--lw-color-line);
`;

const Holder = styled.div`
  padding: 0 var(--lw-space-12) var(--lw-space-8);
`;

export interface NavigationItem {
  href: string;
  label: string;
  /** The part of the label that a `BottomBar` has room for: "Summary" of "Account summary". */
  shortLabel?: string;
  icon: IconShape;
  isCurrent?: boolean;
}

export interface SideMenuProps {
  /** Names the landmark: "Main". */
  label: string;
  /** A `BrandMark`, at its head. */
  brand: ReactNode;
  /** The pages it leads to; one of them is the current one. */
  items: readonly NavigationItem[];
  /** Whose account this is: an `AccountHolder`. */
  holder?: ReactNode;
  /** What can be done from anywhere: `MenuAction`s, the way out the last of them. */
  children?: ReactNode;
}

/** The way around, from 1090 px up. */
export function SideMenu({ label, brand, items, holder, children }: SideMenuProps) {
  return (
    <Frame aria-label={label}>
      <Brand>{brand}</Brand>
      <List>
        {items.map(({ href, label: name, icon, isCurrent }) => (
          <li key={href}>
            <Item href={href} {...(isCurrent && { 'aria-current': 'page' })}>
              <Icon of={icon} />
              <Name data-name={name}>{name}</Name>
            </Item>
          </li>
        ))}
      </List>
      {(holder || children) && (
        <Foot>
          {holder && <Holder>{holder}</Holder>}
          {children}
        </Foot>
      )}
    </Frame>
  );
}
