import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { inNewTab, NewTabMark } from './NewTabMark.tsx';

export type LinkVariant = 'standalone' | 'inline' | 'subtle' | 'destructive';

const Anchor = styled(AriaLink)`
  border-radius: var(--lw-space-4);
  color: var(--lw-color-brand);
  font-weight: var(--lw-font-weight-medium);
  text-decoration: none;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-hovered],
  &[data-pressed] {
    color: var(--lw-color-brand-hover);
    text-decoration: underline;
  }

  /* In running text colour alone does not tell a link. */
  &[data-variant="inline"] {
    text-decoration: underline;
    text-decoration-thickness: var(--lw-border-hairline);

    &[data-hovered] {
      text-decoration-thickness: var(--lw-border-strong);
    }
  }

  /* A number cut in two is hard to dial from; one that sticks out of its card cannot be read. By itself it is a box, which
     breaks only where it is wider than its line. */
  &[data-variant="inline"][href^="tel:"] {
    white-space: nowrap;

    ${media.magnified} {
      white-space: normal;
    }
  }

  /* A finger's breadth to hit, without moving what stands around it. */
  &:not([data-variant="inline"]) {
    display: inline-flex;
    align-items: center;
    gap: var(--lw-space-8);
    margin-block: calc((1lh - var(--lw-control-height)) / 2);
    padding-block: calc((var(--lw-control-height) - 1lh) / 2);
  }

  &[data-variant="subtle"] {
    color: var(--lw-color-muted);

    &[data-hovered] {
      color: var(--lw-color-ink);
    }
  }

  &[data-variant="destructive"] {
    color: var(--lw-color-critical);
  }

  &[data-disabled] {
    color: var(--lw-color-muted);
    cursor: default;
    text-decoration: none;
  }

  /* Paper leads nowhere: words of a sentence stay, as words. */
  @media print {
    &&:not([data-variant="inline"]) {
      display: none;
    }

    &&[data-variant="inline"] {
      color: inherit;
      text-decoration: none;
    }
  }
`;

export interface LinkProps extends Omit<AriaLinkProps, 'children' | 'className' | 'style'> {
  /** Where it leads. */
  href: string;
  /** `inline` within a sentence; `subtle` where it must not compete; `destructive` to what cannot be taken back. */
  variant?: LinkVariant;
  /** "Opens in a new tab": said of a link that does, beside its words. */
  newTab?: string | undefined;
  /** Where it leads, in words that make sense alone. */
  children: ReactNode;
}

/** Goes somewhere, or calls a number (`tel:`). Inside a `RouterProvider` without leaving the page. */
export function Link({ variant = 'standalone', newTab, children, ...props }: LinkProps) {
  return (
    <Anchor {...props} {...(newTab && inNewTab)} data-variant={variant}>
      {children}
      {newTab && <NewTabMark label={newTab} />}
    </Anchor>
  );
}
