import { Alert, Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** For whoever came from a form that needs a rate: the way back to it, where what they typed is given back. */
export function WayBack({ to }: { to: string | undefined }) {
  const { t } = useTranslation('rates');
  const navigate = useNavigate();
  if (to === undefined) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="small" onClick={() => void navigate(to, { state: { restore: true } })}>
          {t('back.act')}
        </Button>
      }
    >
      {t('back.text')}
    </Alert>
  );
}
