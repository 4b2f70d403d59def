import { useCopy } from '@linework/copy';
import { ButtonLink, CsvIcon, Icon, PdfIcon, Spinner } from '@linework/design-system';
import { DownloadNews, type Downloads } from '@linework/parts/files';
import { styled } from 'styled-components';
import { statementsCopy } from './statements.copy.ts';
import type { DocumentKind, DocumentOf, DownloadOutcome, StatementsLinks } from './statements.types.ts';

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

const kinds = ['pdf', 'csv'] as const satisfies readonly DocumentKind[];
const icons = { pdf: PdfIcon, csv: CsvIcon };

export interface DocumentLinksProps {
  readonly of: DocumentOf;
  readonly links: Pick<StatementsLinks, 'document'>;
  readonly downloads: Downloads<DocumentKind, DownloadOutcome>;
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

/** How the last download of a document stands. */
export function DocumentNews({ downloads }: Pick<DocumentLinksProps, 'downloads'>) {
  const { t } = useCopy(statementsCopy);
  return <DownloadNews downloads={downloads} say={(status, kind) => t(status, { document: t(kind) })} />;
}
