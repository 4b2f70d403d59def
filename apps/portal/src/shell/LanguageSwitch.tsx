import { useCopy, useLanguage } from '@linework/copy';
import { HeaderAction, LanguageIcon, VisuallyHidden } from '@linework/design-system';
import { useState } from 'react';
import { isOffline } from '../browser/connection.ts';
import { loadAnew } from '../browser/leaving.ts';
import { keepLanguage } from '../session/preferences.ts';
import { shellCopy } from './shell.copy.ts';
import type { UtilityAction } from './utility-action.ts';

/**
 * To the other language, which is then kept. Its words may not come: then the page stays as it is, and the button says
 * that it can be pressed again. When that fails too the page is loaded anew, and brings the words along.
 */
export function LanguageSwitch({ Action = HeaderAction }: { readonly Action?: UtilityAction }) {
  const { t } = useCopy(shellCopy);
  const { language, changeLanguage } = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const other = language === 'en' ? 'es' : 'en';
  const change = async () => {
    try {
      await changeLanguage(other);
    } catch {
      // Without a connection a new page would not come either, and nothing typed would stay.
      if (!hasFailed || isOffline()) return setHasFailed(true);
      keepLanguage(other);
      return loadAnew();
    }
    setHasFailed(false);
    keepLanguage(other);
  };
  return (
    <>
      <Action icon={LanguageIcon} lang={other} onPress={() => void change()}>
        {hasFailed ? t('switchLanguageAgain') : t('switchLanguage')}
      </Action>
      <VisuallyHidden role="status" lang={other}>
        {hasFailed && t('switchLanguageAgain')}
      </VisuallyHidden>
    </>
  );
}
