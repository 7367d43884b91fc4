import { isNotFound } from '@deck/api/client';
import type { Property } from '@deck/api/contract/company';
import { brand } from '@deck/tokens/brand';
import { Alert, Button, Card, Column, Columns, PageHeader, Picture, TextLink } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoadFailed, LoadingPage, NotThere } from '../../platform/navigation/page-states.tsx';
import { useTitle } from '../../platform/navigation/page-title.tsx';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { GuestPageCard } from './guest-page-card.tsx';
import { propertyQuery } from './properties-list.ts';
import { PropertyFacts } from './property-facts.tsx';

/** One property with all its facts. */
export function PropertyScreen() {
  const { t } = useTranslation(['properties', 'app']);
  const { id = '' } = useParams();
  const { data: property, error, refetch } = useQuery(propertyQuery(id));
  useTitle(property?.name);
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

/** A property that can be read, and where to go from it. */
function PropertyDetails({ property }: { property: Property }) {
  const { t } = useTranslation(['properties', 'labels', 'messages', 'app', 'payments']);
  const mayOpen = useMayOpen();
  const { id, name, type, city, photoUrl } = property;
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: t('app:title.properties'), href: mayOpen('/properties') ? '/properties' : undefined },
          { label: name },
        ]}
        title={name}
        context={[t(`labels:propertyType.${type}`), city].filter(Boolean).join(', ')}
        actions={
          mayOpen('/orders') && (
            <Button href={`/orders?property=${encodeURIComponent(id)}`}>{t('details.orders')}</Button>
          )
        }
      />
      <Columns>
        <Column>
          <Alert tone="info">
            {t('readOnly')}{' '}
            <TextLink inline href={brand.supportUrl}>
              {t('messages:token.support')}
            </TextLink>
          </Alert>
          <GuestPageCard property={property} />
          <PropertyFacts property={property} />
        </Column>
        <Column>
          <Card title={t('details.photo')}>
            {photoUrl ? (
              <Picture
                photo
                src={photoUrl}
                alt={t('details.photoOf', { name })}
                failed={t('messages:picture')}
              />
            ) : (
              t('messages:notDefined')
            )}
          </Card>
        </Column>
      </Columns>
    </>
  );
}
