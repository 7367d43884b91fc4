import { Alert, Button } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

/** For whoever came from a form that needs a rate: the way back to it, where what they typed is given back. */
export function WayBack() {
  const { t } = useTranslation('rates');
  const navigate = useNavigate();
  const { state } = useLocation();
  // A rate that is opened has an address of its own, without where one came from.
  const [from] = useState<unknown>(() => state?.cameFrom);
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="small" onClick={() => void navigate(from, { state: { restore: true } })}>
          {t('back.act')}
        </Button>
      }
    >
      {t('back.text')}
    </Alert>
  );
}
