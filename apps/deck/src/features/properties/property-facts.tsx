import type { Property } from '@deck/api/contract/company';
import { FactCard, PhoneText, TextLink, useUi } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lifetimeText } from '../../platform/format/lifetime-text.ts';
import { toAddress } from './to-address.ts';

/** Every field of a property; what is empty says so. */
export function PropertyFacts({ property }: { property: Property }) {
  const { t } = useTranslation(['properties', 'labels', 'messages', 'app', 'payments']);
  const { locale } = useUi();
  const { type, positionTypes, defaultPaymentLifetime, payRatePeriod, withdrawalMethod } = property;
  const empty = t('messages:notDefined');
  return (
    <>
      <FactCard
        title={t('details.about')}
        empty={empty}
        facts={[
          [t('field.name'), property.name],
          [t('field.type'), t(`labels:propertyType.${type}`)],
          [t('field.positionTypes'), positionTypes.map((one) => t(`app:positionType.${one}`)).join(', ')],
          [t('column.city'), property.city],
          [t('field.address'), property.address],
          [t('field.timezone'), property.timezone],
          [t('field.website'), linked(property.website)],
        ]}
      />
      <FactCard
        title={t('details.contacts')}
        empty={empty}
        facts={[
          [t('field.email'), linked(property.email)],
          [t('field.phone'), linked(property.phone, <PhoneText>{property.phone}</PhoneText>)],
          [t('field.customerServiceEmail'), linked(property.customerServiceEmail)],
          [
            t('field.customerServicePhone'),
            linked(property.customerServicePhone, <PhoneText>{property.customerServicePhone}</PhoneText>),
          ],
        ]}
      />
      <FactCard
        title={t('details.defaults')}
        empty={empty}
        facts={[
          [t('field.orderPrefix'), property.orderPrefix || t('details.companyPrefix')],
          [
            t('field.lifetime'),
            defaultPaymentLifetime === null
              ? t('details.companyLifetime')
              : lifetimeText(defaultPaymentLifetime, locale),
          ],
          [
            t('field.withdrawalMethod'),
            withdrawalMethod === null
              ? t('details.companyMethod')
              : t(`payments:details.schemes.${withdrawalMethod}`),
          ],
          [t('field.payRatePeriod'), t(`ratePeriod.${payRatePeriod}`)],
          [
            t('field.notifyCustomer'),
            t(property.notifyCustomer ? 'details.notified' : 'details.notNotified'),
          ],
          [t('field.termsUrl'), linked(property.termsUrl)],
        ]}
      />
    </>
  );
}

/** An address, an e-mail or a phone one can go to; what is none stays words. */
function linked(text: string, shown: ReactNode = text): ReactNode {
  const href = toAddress(text);
  return href === undefined ? text : <TextLink href={href}>{shown}</TextLink>;
}
