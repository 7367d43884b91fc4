import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from './new-password-form.tsx';

/** The first password of someone new. */
export function Screen() {
  const { t } = useTranslation('login');
  return (
    <NewPasswordForm
      heading={t('set.heading')}
      text={t('set.text')}
      submit={t('set.submit')}
      said="passwordSet"
    />
  );
}
