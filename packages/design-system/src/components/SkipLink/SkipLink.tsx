import { styled } from 'styled-components';

const Anchor = styled.a`
  position: fixed;
  inset-block-start: var(--lw-space-8);
  inset-inline-start: var(--lw-space-8);
  z-index: 40;
  padding: var(--lw-space-12) var(--lw-space-20);
  border-radius: var(--lw-radius-control);
  background: var(--lw-color-brand);
  color: var(--lw-color-on-brand);
  font-weight: var(--lw-font-weight-semibold);
  text-decoration: none;
  forced-color-adjust: none;

  &:not(:focus) {
    translate: 0 -200%;
  }

  @media print {
    display: none;
  }
`;

export interface SkipLinkProps {
  /** The id of the page's main part. */
  to: string;
  children: string;
}

/** The first thing that Tab reaches: past the navigation, to what the page is about. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    // It leads within its own page, whatever target the page sets for its links.
    <Anchor href={`#${to}`} target="_self">
      {children}
    </Anchor>
  );
}
