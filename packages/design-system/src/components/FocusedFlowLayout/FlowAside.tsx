import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';

const Box = styled.aside`
  min-width: 0;
  padding: 0 var(--lw-space-16);
  border: var(--lw-border-hairline) solid var(--lw-color-line);
  border-radius: var(--lw-radius-card);
  background: var(--lw-color-surface);

  ${media.medium} {
    grid-row: 1;
    grid-column: 2;
    padding: var(--lw-space-24);
  }

  @media print {
    order: 1;
    padding: var(--lw-space-24);
    break-inside: avoid;
  }
`;

const WideTitle = styled.span`
  display: none;

  ${media.medium} {
    display: block;
    padding-block-end: var(--lw-space-16);
  }

  @media print {
    display: block;
    padding-block-end: var(--lw-space-16);
  }
`;

const Fold = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--lw-space-8);
  width: 100%;
  min-height: var(--lw-control-height);
  padding: 0;
  border: 0;
  border-radius: var(--lw-radius-control);
  background: none;
  color: var(--lw-color-ink);
  font-size: var(--lw-font-size-16);
  font-weight: var(--lw-font-weight-medium);
  text-align: start;
  cursor: pointer;

  > :nth-child(2) {
    margin-inline-start: auto;
  }

  > svg {
    flex: none;
    color: var(--lw-color-muted);
    transition: rotate var(--lw-motion-normal) var(--lw-ease-out);
  }

  &[aria-expanded="true"] > svg {
    rotate: 180deg;
  }

  ${media.medium} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const Content = styled.div`
  &:not([data-open]) {
    display: none;
  }

  padding-block-end: var(--lw-space-16);

  ${media.medium} {
    &,
    &:not([data-open]) {
      display: block;
      padding: 0;
    }
  }

  @media print {
    &,
    &:not([data-open]) {
      display: block;
      padding: 0;
    }
  }
`;

export interface FlowAsideProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function FlowAside({ title, note, children }: FlowAsideProps) {
  const [isOpen, setOpen] = useState(false);
  const [titleId, contentId] = [useId(), useId()];
  return (
    <Box aria-labelledby={titleId}>
      <h2 id={titleId}>
        <WideTitle>{title}</WideTitle>
        <Fold aria-expanded={isOpen} aria-controls={contentId} onPress={() => setOpen(!isOpen)}>
          <span>{title}</span>
          <span className="lw-tabular">{note}</span>
          <Icon of={ChevronDownIcon} />
        </Fold>
      </h2>
      <Content id={contentId} data-open={isOpen || undefined}>
        {children}
      </Content>
    </Box>
  );
}
