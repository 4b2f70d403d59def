import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { css, styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { ExternalIcon } from '../Icon/icons.ts';

const look = css`
  display: flex;
  align-items: center;
  gap: var(--lw-space-12);
  width: 100%;
  min-height: var(--lw-control-height);
  padding: var(--lw-space-8) var(--lw-space-12);
  border: 0;
  border-radius: var(--lw-radius-control);
  background: none;
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-16);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-16);
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &[data-hovered],
  &[data-pressed] {
    background: var(--lw-color-brand-soft);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--lw-focus-width));
  }

  > svg {
    color: var(--lw-color-muted);
  }
`;

const LinkLook = styled(Link)`
  ${look}
`;

const ButtonLook = styled(Button)`
  ${look}
`;

export type MenuActionProps = {
  icon: IconShape;
  /** "Sign out". */
  children: string;
  /** The language of the words, where it is not the page's. */
  lang?: string;
} & (
  | {
      href: string;
      /** "Opens in a new tab": said of a link that does. */
      newTab?: string;
      onPress?: never;
      wayWithoutScript?: never;
    }
  | {
      onPress: () => void;
      /** Where a browser goes for the same while nothing hears the button: in a page that was drawn before its script came. */
      wayWithoutScript?: string;
      href?: never;
      newTab?: never;
    }
);

/** One line of an `AccountMenu`, or of the foot of a `SideMenu`: a link when it has somewhere to go, else a button. */
export function MenuAction(props: MenuActionProps) {
  const { icon, children, lang, href, newTab, onPress, wayWithoutScript } = props;
  const inside = (
    <>
      <Icon of={icon} />
      <span lang={lang}>{children}</span>
    </>
  );
  if (href === undefined)
    return (
      <ButtonLook onPress={onPress} data-way={wayWithoutScript}>
        {inside}
      </ButtonLook>
    );
  return (
    <LinkLook href={href} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {inside}
      {newTab && <Icon of={ExternalIcon} size="small" label={newTab} />}
    </LinkLook>
  );
}
