import { ApiError } from '@deck/api/client';
import { query } from '@deck/api/react';
import { Button, EmptyState } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { api } from '../../../api.ts';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { useMayOpen } from '../../../navigation/may-open.ts';
import { PropertyDetails } from './property-details.tsx';

/** One property with all that is kept of it. */
export function Screen() {
  const { t } = useTranslation(['properties', 'app']);
  const { id = '' } = useParams();
  const mayOpen = useMayOpen();
  const { data: property, error, refetch } = useQuery(query(api.properties.get, { id }));
  if (property) return <PropertyDetails key={property.id} property={property} />;
  if (!error) return <LoadingPage />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        page
        icon={Building2}
        title={t('details.notFound')}
        text={t('details.notFoundText')}
        action={mayOpen('/properties') && <Button href="/properties">{t('details.toList')}</Button>}
      />
    );
  return (
    <EmptyState
      page
      tone="danger"
      icon={TriangleAlert}
      title={t('details.failed')}
      action={<Button onClick={() => void refetch()}>{t('app:action.retry')}</Button>}
    />
  );
}
