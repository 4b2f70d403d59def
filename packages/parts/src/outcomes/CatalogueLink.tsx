import { useCopy } from '@linework/copy';
import type { OutcomeCode } from '@linework/domain';
import { outcomeStoryAddress } from '@linework/review';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { catalogueLinkCopy } from './catalogue-link.copy.ts';

/* No component of the design system: shared with this rare link, it would come to customers in other pieces. */
const Line = styled.a`
  display: block;
  inline-size: fit-content;
  margin-block-start: var(--lw-space-8);
  border-radius: var(--lw-space-4);
  color: var(--lw-color-brand);
  font-size: var(--lw-font-size-14);
  font-weight: var(--lw-font-weight-medium);
  line-height: var(--lw-line-height-14);
  text-decoration: none;

  &::after {
    content: " ↗" / "";
  }

  &:hover {
    color: var(--lw-color-brand-hover);
    text-decoration: underline;
  }

  @media print {
    display: none;
  }
`;

export interface CatalogueLinkProps {
  readonly code: OutcomeCode;
  /** Where the catalogue is served. */
  readonly catalogue: string;
}

/** From an outcome in the portal to its story, for reviewers. */
export default function CatalogueLink({ code, catalogue }: CatalogueLinkProps): ReactNode {
  const { t } = useCopy(catalogueLinkCopy);
  return (
    <Line href={outcomeStoryAddress(catalogue, code)} target="_blank" rel="noreferrer">
      {t('open')}
    </Line>
  );
}
