import { useTranslation } from 'react-i18next';
import { LoginMessage } from './login-form.tsx';
import { useLoginNavigation } from './login-navigation.ts';

/** A link that sets no password: it was used, replaced or is over, or nobody was ever sent it. */
export function LinkFailedScreen() {
  const { t } = useTranslation(['login', 'start']);
  const isKnown = useLoginNavigation().pathname === '/login/link-invalid';
  return (
    <LoginMessage
      heading={t(isKnown ? 'linkInvalid' : 'linkNotFound')}
      text={t(isKnown ? 'start:errors.code.RESET_LINK_INVALID' : 'linkNotFoundText')}
      way={{ href: '/login/reset', label: t('askForLink') }}
    />
  );
}
