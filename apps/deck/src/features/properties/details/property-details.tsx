import type { Property } from '@deck/api/contract/company';
import { brand } from '@deck/tokens/brand';
import { Alert, Button, Card, Column, Columns, PageHeader, Picture, TextLink } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import { PropertyFacts } from './property-facts.tsx';

/** A property that can be read, and where to go from it. */
export function PropertyDetails({ property }: { property: Property }) {
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
