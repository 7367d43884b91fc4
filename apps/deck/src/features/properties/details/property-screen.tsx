import { isNotFound } from '@deck/api/client';
import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { api } from '../../../platform/api.ts';
import { LoadFailed, LoadingPage, NotThere } from '../../../platform/navigation/page-states.tsx';
import { PropertyDetails } from './property-details.tsx';

/** One property with all that is kept of it. */
export function PropertyScreen() {
  const { t } = useTranslation(['properties', 'app']);
  const { id = '' } = useParams();
  const { data: property, error, refetch } = useQuery(query(api.properties.get, { id }));
  if (property) return <PropertyDetails key={property.id} property={property} />;
  if (!error) return <LoadingPage />;
  if (isNotFound(error))
    return (
      <NotThere
        page
        icon={Building2}
        title={t('details.notFound')}
        text={t('details.notFoundText')}
        list={{ href: '/properties', label: t('details.toList') }}
      />
    );
  return <LoadFailed page title={t('details.failed')} onRetry={() => void refetch()} />;
}
