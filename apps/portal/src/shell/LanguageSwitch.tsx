import { useCopy, useLanguage } from '@linework/copy';
import { HeaderAction, LanguageIcon } from '@linework/design-system';
import { keepLanguage } from '../session/preferences.ts';
import { shellCopy } from './shell.copy.ts';

/** To the other language, which is then kept. */
export function LanguageSwitch() {
  const { t } = useCopy(shellCopy);
  const { language, changeLanguage } = useLanguage();
  const other = language === 'en' ? 'es' : 'en';
  const change = async () => {
    await changeLanguage(other);
    keepLanguage(other);
  };
  return (
    <HeaderAction icon={LanguageIcon} lang={other} onPress={() => void change()}>
      {t('switchLanguage')}
    </HeaderAction>
  );
}
