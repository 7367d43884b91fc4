import { Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';

interface PreviewActsProps {
  /** Where "Cancel" leads. */
  back: string;
  /** What is done, with its amount. */
  label: string;
  isSending: boolean;
}

/** The acts below a form beside the guest's page: leave it, and send it. */
export function PreviewActs({ back, label, isSending }: PreviewActsProps) {
  const { t } = useTranslation('app');
  return (
    <>
      <Button size="large" variant="quiet" href={back}>
        {t('action.cancel')}
      </Button>
      <Button size="large" type="submit" variant="primary" loading={isSending}>
        {label}
      </Button>
    </>
  );
}
