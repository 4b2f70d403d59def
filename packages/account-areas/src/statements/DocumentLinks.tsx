import { useCopy } from '@linework/copy';
import { ButtonLink, CsvIcon, Icon, PdfIcon, Spinner, VisuallyHidden } from '@linework/design-system';
import { OutcomeCard } from '@linework/parts/outcomes';
import { styled } from 'styled-components';
import { statementsCopy } from './statements.copy.ts';
import type { DocumentKind, DocumentOf, StatementsLinks } from './statements.types.ts';
import type { Downloads } from './use-downloads.ts';

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-12);

  > * {
    flex: 1 1 6rem;
  }

  @media print {
    display: none;
  }
`;

/* Nothing keeps no room. */
const Told = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** On a phone the button that failed is far below: what is told of it comes to whoever pressed it. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

const kinds = ['pdf', 'csv'] as const satisfies readonly DocumentKind[];
const icons = { pdf: PdfIcon, csv: CsvIcon };

export interface DocumentLinksProps {
  readonly of: DocumentOf;
  readonly links: Pick<StatementsLinks, 'document'>;
  readonly downloads: Downloads;
}

/** What is shown, as PDF and as CSV: addresses that a browser can fetch by itself. While one is made they say so. */
export function DocumentLinks({ of, links, downloads: { latest, start } }: DocumentLinksProps) {
  const { t } = useCopy(statementsCopy);
  return (
    <Pair>
      {kinds.map((kind) => {
        const address = links.document(kind, of);
        const isMaking = latest?.status === 'making' && latest.address === address;
        return (
          <ButtonLink
            key={kind}
            variant="secondary"
            href={address}
            download
            aria-label={t(`${kind}Of`)}
            icon={isMaking ? <Spinner /> : <Icon of={icons[kind]} />}
            onClick={(event) => {
              event.preventDefault();
              start(kind, address);
            }}
          >
            {t(kind)}
          </ButtonLink>
        );
      })}
    </Pair>
  );
}

/** How the last download stands: said while it is made, and told with a way to try again where it failed. */
export function DownloadNews({ downloads: { latest, start } }: Pick<DocumentLinksProps, 'downloads'>) {
  const { t } = useCopy(statementsCopy);
  const isUnderWay = latest?.status === 'making' || latest?.status === 'made';
  return (
    <>
      <VisuallyHidden role="status">
        {isUnderWay ? t(latest.status === 'made' ? 'made' : 'making', { document: t(latest.kind) }) : ''}
      </VisuallyHidden>
      <Told role="alert">
        {latest && latest.status !== 'making' && latest.status !== 'made' && (
          <div ref={intoView}>
            <OutcomeCard code={latest.status} onAction={() => start(latest.kind, latest.address)} />
          </div>
        )}
      </Told>
    </>
  );
}
