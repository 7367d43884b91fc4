import { Alert, Button, EmptyState, type IconShape, PageBody, Skeleton } from '@deck/ui';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from './screen-context.ts';

/** Stands for a page whose data is on its way. */
export function LoadingPage() {
  return (
    <PageBody aria-busy>
      <Skeleton width="30%" height={28} />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="block" height={240} />
    </PageBody>
  );
}

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

interface NotThereProps {
  icon: IconShape;
  title: string;
  text: string;
  /** Where the others are; not offered to whoever may not open it. */
  list: { readonly href: string; readonly label: string };
  /** It stands for a whole page, and its title is the heading of that page. */
  page?: boolean | undefined;
}

/** In place of something that does not exist, or not in this company: asking again would not help. */
export function NotThere({ list, ...words }: NotThereProps) {
  const mayOpen = useMayOpen();
  return (
    <EmptyState {...words} action={mayOpen(list.href) && <Button href={list.href}>{list.label}</Button>} />
  );
}
