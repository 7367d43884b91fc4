import { ActionBar, Button, Card, Column, Columns, DescriptionList, useUi } from '@deck/ui';
import { countryName, formatMoney, isCountry } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useOutcomeInSight } from '../../../platform/forms/use-outcome-in-sight.ts';
import { getTotal } from '../shared/form/order-form.ts';
import { OrderSummary } from '../shared/form/order-summary.tsx';
import { CreateTrouble } from './create-trouble.tsx';
import { PositionFacts } from './position-facts.tsx';
import type { NewOrder } from './use-new-order.tsx';

interface CheckDataProps {
  order: NewOrder;
  onBack: () => void;
}

/** Everything typed, read once more before the order is made. */
export default function CheckData({ order, onBack }: CheckDataProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { form, sending } = order;
  const outcome = useOutcomeInSight(sending.refusal ?? sending.unknownOutcome);
  const typed = form.getValues();
  const { customer } = typed;
  return (
    <>
      <Columns>
        <Column ref={outcome}>
          <CreateTrouble order={order} onBack={onBack} />
          <Facts
            title={t('create.order')}
            facts={[
              [t('create.externalId'), typed.externalId.trim() || t('create.generated')],
              [t('details.policy'), t(`app:policy.${typed.paymentPolicy}`)],
              [t('create.reservation'), typed.reservationId],
              [t('details.message'), typed.messageToCustomer],
              [t('details.note'), typed.internalNote],
            ]}
          />
          <PositionFacts order={typed} />
          <Facts
            title={t('create.customer')}
            facts={[
              [t('details.fullName'), `${customer.firstName} ${customer.lastName}`.trim()],
              [t('details.email'), customer.email],
              [t('details.phone'), customer.phone],
              [t('details.language'), t(`app:language.${customer.language}`)],
              [
                t('details.country'),
                isCountry(customer.country) ? countryName(customer.country, locale) : '',
              ],
              [t('details.company'), customer.companyName],
            ]}
          />
        </Column>
        <Column sticky>
          <OrderSummary form={form} />
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={onBack} disabled={sending.isSending}>
            {t('app:action.back')}
          </Button>
        }
        end={
          <Button
            size="large"
            variant="primary"
            onClick={() => sending.send(form.getValues())}
            loading={sending.isSending}
          >
            {t('create.create', { amount: formatMoney(getTotal(typed), locale) })}
          </Button>
        }
      />
    </>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  const known = facts.filter(([, fact]) => fact.trim() !== '');
  return (
    <Card title={title}>
      <DescriptionList items={known.map(([term, description]) => ({ term, description }))} />
    </Card>
  );
}
