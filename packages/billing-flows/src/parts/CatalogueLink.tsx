import { useCopy } from '@linework/copy';
import { ExternalIcon, Icon, Link } from '@linework/design-system';
import { type OutcomeCode, outcomeStoryAddress } from '@linework/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { catalogueLinkCopy } from './catalogue-link.copy.ts';

const Line = styled.span`
  display: block;
  margin-block-start: var(--lw-space-8);
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
    <Line>
      <Link href={outcomeStoryAddress(catalogue, code)} target="_blank" rel="noreferrer">
        {t('open')}
        <Icon of={ExternalIcon} size="small" />
      </Link>
    </Line>
  );
}
