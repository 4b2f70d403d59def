import { BackIcon, Icon, Link, media } from '@linework/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.div`
  margin-block-end: var(--lw-space-24);

  ${media.narrow} {
    margin-block-end: var(--lw-space-16);
  }
`;

export interface OrderHeadProps {
  readonly up: { readonly href: string; readonly label: string };
  readonly title: string;
  /** Under the title, once it is known. */
  readonly children?: ReactNode;
}

/** The way up, what the page is of, and how that stands. */
export const OrderHead = ({ up, title, children }: OrderHeadProps) => (
  <Head>
    <Link href={up.href}>
      <Icon of={BackIcon} />
      {up.label}
    </Link>
    <h1>{title}</h1>
    {children}
  </Head>
);
