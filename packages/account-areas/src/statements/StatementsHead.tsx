import { BackIcon, Icon, Link, media } from '@linework/design-system';
import { type ReactNode, useEffect } from 'react';
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

/* On the screen the choice of a date says it. */
const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
    margin-block-start: var(--lw-space-4);
    color: var(--lw-color-ink);
  }
`;

export interface StatementsHeadProps {
  readonly up: { readonly href: string; readonly label: string };
  readonly title: string;
  /** Under the title in print: of which day the statement is and when it is due, each with its year. */
  readonly onPaper?: string | null;
  readonly onTitleChange: (title: string) => void;
  /** What can be done with it, where there is room for that in the head. */
  readonly tools?: ReactNode;
}

/** The way up, what the page is of, and what can be done with it. */
export function StatementsHead({ up, title, onPaper, onTitleChange, tools }: StatementsHeadProps) {
  useEffect(() => onTitleChange(title), [onTitleChange, title]);
  return (
    <Head>
      <div>
        <Link href={up.href}>
          <Icon of={BackIcon} />
          {up.label}
        </Link>
        <h1>{title}</h1>
        {onPaper && <OnPaper>{onPaper}</OnPaper>}
      </div>
      {tools && <Wide>{tools}</Wide>}
    </Head>
  );
}
