import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import styled, { css } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { visuallyHiddenStyle } from '../VisuallyHidden/visually-hidden-style.ts';

const phone = '@media (max-width: 479.98px)';

const look = css`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-8);
  min-height: var(--lw-control-height);
  padding: 0;
  border: 0;
  border-radius: var(--lw-space-4);
  background: none;
  color: var(--lw-color-muted);
  font-size: var(--lw-font-size-14);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-14);
  text-decoration: none;
  cursor: pointer;

  &[data-hovered] {
    color: var(--lw-color-ink);
  }

  /* The brand needs the room: of icon and words, one stays. */
  ${phone} {
    > svg {
      display: none;
    }

    &[data-on-phone="icon"] {
      justify-content: flex-end;
      min-width: var(--lw-control-height);

      > svg {
        display: block;
      }

      > span {
        ${visuallyHiddenStyle}
      }
    }
  }
`;

const LinkLook = styled(Link)`
  ${look}
`;

const ButtonLook = styled(Button)`
  ${look}
`;

export type HeaderActionProps = {
  icon?: IconShape;
  /** "Español", "Support". */
  children: string;
  /** The language of the words, where it is not the page's. */
  lang?: string;
  /** What a phone has room for; the words are still heard. @default 'words' */
  onPhone?: 'words' | 'icon';
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never });

/** One of the quiet things at the top: a link when it has somewhere to go, else a button. */
export function HeaderAction({ icon, children, lang, onPhone = 'words', href, onPress }: HeaderActionProps) {
  const inside = (
    <>
      {icon && <Icon of={icon} />}
      <span lang={lang}>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <LinkLook href={href} data-on-phone={onPhone}>
        {inside}
      </LinkLook>
    );
  }
  return (
    <ButtonLook onPress={onPress} data-on-phone={onPhone}>
      {inside}
    </ButtonLook>
  );
}
