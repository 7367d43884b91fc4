import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from './new-password-form.tsx';

/** A new password after "Forgot password". */
export function Screen() {
  const { t } = useTranslation('login');
  return (
    <NewPasswordForm
      heading={t('change.heading')}
      text={t('change.text')}
      submit={t('change.submit')}
      said="passwordChanged"
    />
  );
}
