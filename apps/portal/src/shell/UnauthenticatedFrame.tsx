import { useCopy } from '@linework/copy';
import { BrandMark, Header, PageLayout } from '@linework/design-system';
import type { ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SupportLink } from './SupportLink.tsx';
import { shellCopy } from './shell.copy.ts';

/** A page for anybody: the brand, the language, the way to help. */
export function UnauthenticatedFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useCopy(shellCopy);
  const { brandName } = usePortal().configuration;
  return (
    <PageLayout
      skipLabel={t('skip')}
      header={
        <Header variant="unauthenticated" brand={<BrandMark name={brandName} />}>
          <LanguageSwitch />
          <SupportLink />
        </Header>
      }
    >
      {children}
    </PageLayout>
  );
}
