import { useCopy } from '@linework/copy';
import { BrandMark, Header, media, PageLayout } from '@linework/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePortal } from '../portal/portal-context.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { shellCopy } from './shell.copy.ts';

/* As wide as its sheet, where a page has one with a drawing; on a phone the drawing stands above brand and language. */
const Ground = styled.div`
  &:has([data-part="night"]) {
    position: relative;

    ${media.medium} {
      --lw-layout-content-width: 65rem;
    }

    ${media.narrow} {
      min-block-size: calc(100dvh - var(--lw-layout-above, 0px) - var(--lw-layout-notice, 0px));
      padding-block-start: 10.25rem;
      background: var(--lw-color-surface);

      > * {
        min-height: 0;
      }
    }

    @media print {
      padding-block-start: 0;
    }
  }
`;

/** A page for anybody: the brand and the language. Each such page has the number to call itself. */
export function UnauthenticatedFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useCopy(shellCopy);
  const { brandName } = usePortal().configuration;
  return (
    <Ground>
      <PageLayout
        skipLabel={t('skip')}
        header={
          <Header variant="unauthenticated" brand={<BrandMark name={brandName} />}>
            <LanguageSwitch />
          </Header>
        }
      >
        {children}
      </PageLayout>
    </Ground>
  );
}
