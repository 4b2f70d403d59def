import { BackIcon, Icon, Link, media } from '@linework/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Wide } from './statements-layout.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--lw-space-16);
  margin-block-end: var(--lw-space-24);

  ${media.narrow} {
    margin-block-end: var(--lw-space-16);
  }
`;

export interface StatementsHeadProps {
  readonly up: { readonly href: string; readonly label: string };
  readonly title: string;
  /** What the page is of: another one of the same page takes the focus to its heading. */
  readonly of: string;
  readonly onTitleChange: (title: string) => void;
  /** What can be done with it, where there is room for that in the head. */
  readonly tools?: ReactNode;
}

/** The way up, what the page is of, and what can be done with it. */
export function StatementsHead({ up, title, of, onTitleChange, tools }: StatementsHeadProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(of);
  useEffect(() => onTitleChange(title), [onTitleChange, title]);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    // It was chosen in a list at the foot of the page.
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [of]);
  return (
    <Head>
      <div>
        <Link href={up.href}>
          <Icon of={BackIcon} />
          {up.label}
        </Link>
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {tools && <Wide>{tools}</Wide>}
    </Head>
  );
}
