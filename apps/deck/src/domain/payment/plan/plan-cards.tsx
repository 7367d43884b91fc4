import { channels } from '@deck/api/vocabulary';
import {
  Card,
  CardSelector,
  type CardSelectorProps,
  FormGrid,
  PhoneField,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
} from '@deck/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useCurrencyChoices } from '../../../platform/forms/use-offered.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { ConversionNote } from '../create/currency-fields.tsx';
import * as css from '../create/payment-form.css.ts';
import { type PlanValues, planCounts } from './plan-values.ts';
import type { NewPlan } from './use-plan-form.ts';

const Form = createForm<PlanValues>()({
  Count: SegmentedControl,
  Channel: SegmentedControl,
  Phone: PhoneField,
  SavedCard,
  Select,
  Text: TextField,
});

/** How many payments there are, and in which currency the guest pays them. */
export function PlanHead({ plan }: { plan: NewPlan }) {
  const { t } = useTranslation('collect');
  const { acceptedCurrencies } = useSession().environment;
  const currencies = useCurrencyChoices(plan.order.currency);
  const isChosen = acceptedCurrencies.length > 1 || plan.values.acquisitionCurrency !== plan.order.currency;
  return (
    <Card title={t('plan.title')}>
      <Stack gap="wide">
        <Text>{t('plan.text')}</Text>
        <FormGrid>
          <Form.Count
            name="count"
            span={4}
            silent
            label={t('plan.count')}
            options={planCounts.map((count) => ({ value: count, label: count }))}
            onChange={plan.propose}
          />
          {isChosen && (
            <Form.Select
              name="acquisitionCurrency"
              span={4}
              // A note below says that the rate is missing and what to do.
              silent
              label={t('amount.chargedIn')}
              options={currencies}
            />
          )}
        </FormGrid>
        <ConversionNote
          payment={{
            conversion: plan.conversion,
            rates: plan.rates,
            sides: plan.sides[0],
            openRates: plan.openRates,
          }}
        />
      </Stack>
    </Card>
  );
}

/** Whom the links go to, and which card is charged. */
export function PlanRecipient({ plan: { order, values, cards } }: { plan: NewPlan }) {
  const { t } = useTranslation(['collect', 'labels']);
  const has = (way: string) => values.lines.some((line) => line.way === way);
  return (
    <Card title={t('plan.guest')}>
      <div className={css.fields}>
        {has('PAYMENT_LINK') && (
          <>
            <Form.Channel
              name="channel"
              silent
              label={t('recipient.channel')}
              options={channels.map((value) => ({ value, label: t(`labels:channel.${value}`) }))}
            />
            {values.channel === 'EMAIL' ? (
              <Form.Text
                name="email"
                type="email"
                icon={Mail}
                label={t('recipient.email')}
                hint={t('plan.linksHint')}
                autoComplete="off"
              />
            ) : (
              <Form.Phone
                name="phone"
                country={order.customer.country}
                label={t('recipient.phone')}
                hint={t('plan.linksHint')}
              />
            )}
          </>
        )}
        {has('PAYMENT_CARD') && <Form.SavedCard name="tenderId" {...cards.shown} label={t('card.label')} />}
      </div>
    </Card>
  );
}

/** Only cards that are saved: a plan waits for none. */
function SavedCard({ feedback, ...props }: CardSelectorProps) {
  const { t } = useTranslation('collect');
  return <CardSelector {...props} feedback={feedback && t('card.choose')} />;
}
