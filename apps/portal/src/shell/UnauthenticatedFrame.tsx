import { useCopy } from '@linework/copy';
import { BrandMark, Header, media, PageLayout } from '@linework/design-system';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useAfterFirstPaint } from '../answers/use-after-first-paint.ts';
import { usePortal } from '../portal/portal-context.ts';
import type { FrameProps } from './frame-props.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LateCookiesLink } from './late-foot.ts';
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

      [data-part="night"] {
        position: absolute;
        inset: 0 0 auto;
        margin: 0;
        border-radius: 0;
      }
    }

    @media print {
      padding-block-start: 0;
    }
  }
`;

/** A page for anybody: the brand and the language. Each such page has the number to call itself. */
export function UnauthenticatedFrame({ header, children }: FrameProps) {
  const { t } = useCopy(shellCopy);
  const { brandName } = usePortal().configuration;
  const isPainted = useAfterFirstPaint();
  return (
    <Ground>
      <PageLayout
        skipLabel={t('skip')}
        header={
          <Header variant={header} brand={<BrandMark name={brandName} />}>
            <LanguageSwitch />
          </Header>
        }
        foot={
          isPainted && (
            <Suspense>
              <LateCookiesLink />
            </Suspense>
          )
        }
      >
        {children}
      </PageLayout>
    </Ground>
  );
}
