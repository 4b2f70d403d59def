import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { Icon, type IconShape } from '../Icon/Icon.tsx';
import { headerActionStyle } from './header-action-style.ts';

const LinkLook = styled(Link)`
  ${headerActionStyle}
`;

const ButtonLook = styled(Button)`
  ${headerActionStyle}
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
