import { PageHeader, Stepper } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** The head of all four steps: where one is, and what is ahead. */
export function WizardHeader({
  current,
  externalId,
  href,
}: {
  current: 0 | 1 | 2 | 3;
  externalId?: string;
  href?: string;
}) {
  const { t } = useTranslation('orders');
  const title = current === 3 ? t('create.makePayment') : t('create.title');
  const order = externalId === undefined || href === undefined ? [] : [{ label: externalId, href }];
  return (
    <PageHeader
      breadcrumbs={[{ label: t('list.title'), href: '/orders' }, ...order, { label: title }]}
      title={title}
      stepper={
        <Stepper
          steps={[
            t('create.steps.fill'),
            t('create.steps.check'),
            t('create.steps.completed'),
            t('create.steps.payment'),
          ]}
          current={current}
        />
      }
    />
  );
}
