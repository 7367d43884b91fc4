import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Button, Icon, PageForm, useUi } from '@deck/ui';
import { formatMoney, toAmount } from '@deck/values';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { useSession } from '../../../platform/session/session-store.ts';
import { FormWithGuestPreview } from '../../guest-preview/preview-part.tsx';
import { useGuestPreview } from '../../guest-preview/use-guest-preview.ts';
import { OutcomeNotice, RefusalNotice } from '../create/form-states.tsx';
import { OrderMoney } from '../create/order-money.tsx';
import { firstDefaults } from '../create/payment-values.ts';
import { PlanHead, PlanRecipient } from './plan-cards.tsx';
import { PlanLineCard } from './plan-line-card.tsx';
import type { PlanLine } from './plan-values.ts';
import { type NewPlan, usePlanForm } from './use-plan-form.ts';

interface PlanFormProps {
  order: Order;
  proposed: PlanLine[];
  /** The choice of a single payment instead. */
  choice: ReactNode;
  onMade: (made: readonly Payment[]) => void;
}

/** A deposit now and the rest on days to come, made together, beside what the guest sees of the deposit. */
export default function PlanForm({ order, proposed, choice, onMade }: PlanFormProps) {
  const plan = usePlanForm(order, proposed, onMade);
  const preview = useDepositPreview(plan);
  const { sending, values, sides } = plan;
  return (
    <PageForm onSubmit={(event) => void plan.submit(event)}>
      <FormWithGuestPreview
        preview={values.lines[0]?.way === 'PAYMENT_LINK' ? preview : undefined}
        note={<Later plan={plan} />}
        acts={<Acts plan={plan} />}
      >
        {choice}
        <DraftOffer draft={plan.draft} />
        <OrderMoney order={order} asked={sides[0]?.collected} />
        <FormProvider form={plan.form}>
          <PlanHead plan={plan} />
          {values.lines.map((line, at) => (
            // A payment of a plan is known by its place.
            // biome-ignore lint/suspicious/noArrayIndexKey: places are what the lines are
            <PlanLineCard key={`${values.count}-${at}`} plan={plan} line={line} at={at} />
          ))}
          <PlanRecipient plan={plan} />
        </FormProvider>
        <RefusalNotice failure={sending.refusal} orderId={order.id} />
        <OutcomeNotice {...sending} />
      </FormWithGuestPreview>
      {plan.leaveQuestion}
    </PageForm>
  );
}

/** The page behind the link of the deposit. */
function useDepositPreview({ order, values, sides, conversion }: NewPlan) {
  const { environment } = useSession();
  const [deposit] = sides;
  const isConverted = deposit !== undefined && deposit.charged.currency !== order.currency;
  return useGuestPreview({
    kind: 'PAYMENT',
    propertyId: order.propertyId,
    language: order.customer.language,
    order,
    amount: deposit ? toAmount(deposit.charged) : (values.lines[0]?.amount ?? ''),
    currency: deposit?.charged.currency ?? values.acquisitionCurrency,
    conversion: isConverted
      ? {
          amount: toAmount(deposit.collected),
          currency: order.currency,
          rate: conversion.kind === 'READY' ? conversion.rate : '1',
        }
      : null,
    ...firstDefaults(environment, order.propertyId),
    label: '',
    methods: [],
    staffNote: '',
  });
}

/** How much is asked for on later days. */
function Later({ plan: { sides } }: { plan: NewPlan }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const later = sides.slice(1).map((one) => one?.charged);
  const [first] = later;
  if (!first || later.some((one) => one === undefined)) return null;
  const minor = later.reduce((all, one) => all + (one?.minor ?? 0n), 0n);
  return (
    <>
      <Icon shape={CalendarClock} />
      <span>{t('plan.later', { amount: formatMoney({ ...first, minor }, locale) })}</span>
    </>
  );
}

function Acts({ plan: { order, values, sides, sending } }: { plan: NewPlan }) {
  const { t } = useTranslation(['collect', 'app']);
  const { locale } = useUi();
  const amount = sides[0] && formatMoney(sides[0].charged, locale);
  const isCharge = values.lines[0]?.way === 'PAYMENT_CARD';
  return (
    <>
      <Button size="large" variant="quiet" href={`/orders/${order.id}`}>
        {t('app:action.cancel')}
      </Button>
      <Button size="large" type="submit" variant="primary" loading={sending.isSending}>
        {amount === undefined ? t('plan.act') : t(isCharge ? 'act.PAYMENT_CARD' : 'made.send', { amount })}
      </Button>
    </>
  );
}
