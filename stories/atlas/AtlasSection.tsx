import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: var(--lw-space-16);

  @media print {
    display: none;
  }
`;

const Heading = styled.h2`
  font-size: var(--lw-font-size-18);
  line-height: var(--lw-line-height-18);
`;

/** A part of a flow's page under its own heading; paper has the map alone. */
export function AtlasSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId}>{title}</Heading>
      {children}
    </Section>
  );
}
