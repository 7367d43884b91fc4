import { Alert, Button, EmptyState } from '@deck/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  title: string;
  onRetry: () => void;
  /** It stands for a whole page, and its title is the heading of that page. */
  page?: boolean | undefined;
}

/** In place of what could not be read. */
export function LoadFailed({ title, onRetry, page }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      page={page}
      tone="danger"
      icon={TriangleAlert}
      title={title}
      action={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    />
  );
}

interface PartFailedProps {
  title?: string | undefined;
  onRetry: () => void;
  /** Why, where that is known. */
  children?: string | undefined;
}

/** In place of a part of a card or dialog that could not be read. */
export function PartFailed({ title, onRetry, children }: PartFailedProps) {
  const { t } = useTranslation();
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button size="small" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
