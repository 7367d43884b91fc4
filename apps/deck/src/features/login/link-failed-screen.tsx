import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LoginMessage } from './login-form.tsx';

/** A link that sets no password: it was used, replaced or is over, or nobody was ever sent it. */
export function LinkFailedScreen() {
  const { t } = useTranslation(['login', 'app']);
  const isKnown = useLocation().pathname === '/login/link-invalid';
  return (
    <LoginMessage
      heading={t(isKnown ? 'linkInvalid' : 'linkNotFound')}
      text={t(isKnown ? 'app:errors.code.RESET_LINK_INVALID' : 'linkNotFoundText')}
      way={{ href: '/login/reset', label: t('askForLink') }}
    />
  );
}
