import { useCopy } from '@linework/copy';
import { BackIcon, BrandMark, Button, Header, Icon, PageLayout } from '@linework/design-system';
import { useNavigate } from 'react-router-dom';
import { paths } from '../addresses/paths.ts';
import { isEnteredHere } from '../navigation/entered-here.ts';
import { usePortal } from '../portal/portal-context.ts';
import type { FrameProps } from './frame-props.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SupportLink } from './SupportLink.tsx';
import { shellCopy } from './shell.copy.ts';
import { wideFrameCopy } from './wide-frame.copy.ts';

export const wideFrameWords = [wideFrameCopy];

/** Under a header as wide as the window, without menus: one thing is done here, a form is filled in, something is bought. */
export function WideFrame({ header, banner, children }: FrameProps) {
  const { t } = useCopy(shellCopy);
  const words = useCopy(wideFrameCopy);
  const navigate = useNavigate();
  const { brandName } = usePortal().configuration;
  const goBack = () => void (isEnteredHere() ? navigate(-1) : navigate(paths.root()));
  return (
    <PageLayout
      skipLabel={t('skip')}
      banner={banner}
      headerSpans="window"
      header={
        <Header
          variant={header}
          brand={<BrandMark name={brandName} href={paths.root()} />}
          back={
            <Button variant="quiet" icon={<Icon of={BackIcon} />} onPress={goBack}>
              {words.t('back')}
            </Button>
          }
        >
          <LanguageSwitch />
          <SupportLink />
        </Header>
      }
    >
      {children}
    </PageLayout>
  );
}
