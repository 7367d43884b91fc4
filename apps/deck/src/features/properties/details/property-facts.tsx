import type { Property } from '@deck/api/contract/company';
import { Card, DescriptionList, TextLink, useUi } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lifetimeText } from '../../../platform/format/lifetime-text.ts';
import { toAddress } from './parse-address.ts';

/** Every field of a property; what is empty says so. */
export function PropertyFacts({ property }: { property: Property }) {
  const { t } = useTranslation(['properties', 'labels', 'messages', 'app', 'payments']);
  const { locale } = useUi();
  const { type, positionType, defaultPaymentLifetime, payRatePeriod, withdrawalMethod } = property;
  return (
    <>
      <Facts
        title={t('details.about')}
        facts={[
          [t('field.name'), property.name],
          [t('field.type'), t(`labels:propertyType.${type}`)],
          [t('field.positionType'), t(`app:positionType.${positionType}`)],
          [t('column.city'), property.city],
          [t('field.address'), property.address],
          [t('field.timezone'), property.timezone],
          [t('field.website'), <Linked key="website" text={property.website} />],
        ]}
      />
      <Facts
        title={t('details.contacts')}
        facts={[
          [t('field.email'), <Linked key="email" text={property.email} />],
          [t('field.phone'), <Linked key="phone" text={property.phone} />],
          [
            t('field.customerServiceEmail'),
            <Linked key="serviceEmail" text={property.customerServiceEmail} />,
          ],
          [
            t('field.customerServicePhone'),
            <Linked key="servicePhone" text={property.customerServicePhone} />,
          ],
        ]}
      />
      <Facts
        title={t('details.defaults')}
        facts={[
          [t('field.orderPrefix'), property.orderPrefix || t('details.companyPrefix')],
          [
            t('field.lifetime'),
            defaultPaymentLifetime === null
              ? t('details.companyLifetime')
              : lifetimeText(defaultPaymentLifetime, locale),
          ],
          [t('field.withdrawalMethod'), t(`payments:details.schemes.${withdrawalMethod}`)],
          [t('field.payRatePeriod'), t(`ratePeriod.${payRatePeriod}`)],
          [
            t('field.notifyCustomer'),
            t(property.notifyCustomer ? 'details.notified' : 'details.notNotified'),
          ],
          [t('field.termsUrl'), <Linked key="terms" text={property.termsUrl} />],
        ]}
      />
    </>
  );
}

interface FactsProps {
  title: string;
  facts: readonly (readonly [string, ReactNode])[];
}

function Facts({ title, facts }: FactsProps) {
  const { t } = useTranslation('messages');
  return (
    <Card title={title}>
      <DescriptionList
        items={facts.map(([term, fact]) => ({ term, description: fact === '' ? t('notDefined') : fact }))}
      />
    </Card>
  );
}

/** An address, an e-mail or a phone one can go to; what is none stays words. */
function Linked({ text }: { text: string }) {
  const { t } = useTranslation('messages');
  const href = toAddress(text);
  if (href === undefined) return text || t('notDefined');
  return <TextLink href={href}>{text}</TextLink>;
}
