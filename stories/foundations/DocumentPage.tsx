import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled.main`
  display: grid;
  gap: var(--lw-space-24);
  max-inline-size: var(--lw-layout-content-width);
  margin-inline: auto;
  padding: var(--lw-space-32) var(--lw-space-24) var(--lw-space-64);
`;

const Title = styled.h1`
  font-size: var(--lw-font-size-28);
  line-height: var(--lw-line-height-28);
`;

/** A page of the catalogue that documents, rather than shows, a screen. */
export function DocumentPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <Title>{title}</Title>
      {children}
    </Page>
  );
}
