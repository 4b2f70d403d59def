import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled.main`
  display: grid;
  gap: var(--lw-space-24);
  max-inline-size: var(--lw-layout-content-width);
  margin-inline: auto;
  padding: var(--lw-space-32) var(--lw-space-24) var(--lw-space-64);

  &[data-narrow] {
    max-inline-size: var(--lw-layout-flow-width);
  }
`;

const Title = styled.h1`
  font-size: var(--lw-font-size-28);
  line-height: var(--lw-line-height-28);
`;

export interface DocumentPageProps {
  title: string;
  /** For running text and lists; tables take the whole width. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A page of the catalogue that documents, rather than shows, a screen. */
export function DocumentPage({ title, isNarrow, children }: DocumentPageProps) {
  return (
    <Page data-narrow={isNarrow || undefined}>
      <Title>{title}</Title>
      {children}
    </Page>
  );
}
