import { useTranslation } from 'react-i18next';
import { LoginMessage } from './login-message.tsx';

/** A link that nobody was sent. */
export function Screen() {
  const { t } = useTranslation('login');
  return (
    <LoginMessage
      heading={t('linkNotFound')}
      text={t('linkNotFoundText')}
      way={{ href: '/login/reset', label: t('askForLink') }}
    />
  );
}
