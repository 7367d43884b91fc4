import { useTranslation } from 'react-i18next';
import { LoginMessage } from './login-message.tsx';

/** The link was used, replaced, or is over. */
export function Screen() {
  const { t } = useTranslation(['login', 'app']);
  return (
    <LoginMessage
      heading={t('linkInvalid')}
      text={t('app:errors.code.RESET_LINK_INVALID')}
      way={{ href: '/login/reset', label: t('askForLink') }}
    />
  );
}
