import { check } from '@deck/api';
import { Clarification } from '@deck/api/contract/payment-actions';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { Alert, Button, Card, Countdown, FormGrid, Stack, TextField, useToast } from '@deck/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  ActRefusalAlert,
  UnknownOutcomeAlert,
  type Verdict,
} from '../../../domain/payment/actions/act-alerts.tsx';
import { invalidateMoneyQueries } from '../../../domain/payment/invalidate-money-queries.ts';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useRight } from '../../../platform/session/session-store.ts';

const Form = createForm<Clarification>()({ Text: TextField });

const resolver = contractResolver<Clarification>((values) => {
  const checked = check(Clarification, values, 'body');
  return 'fields' in checked ? checked.fields : {};
});

/** The bank wants the address it knows for the card; until it is given the time runs. */
export function ClarificationForm({ payment }: { payment: Payment }) {
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const { t } = useTranslation('payment');
  if (payment.status !== 'AWAITING_CLARIFICATION') return null;
  const until = payment.countdown && <Countdown until={payment.countdown.at} />;
  return (
    <Card title={t('clarify.title')}>
      <Stack>
        <Alert tone="warning">
          {t('clarify.text')} {until}
        </Alert>
        {mayWrite && <AddressForm payment={payment} />}
      </Stack>
    </Card>
  );
}

function AddressForm({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const toast = useToast();
  const form = useForm<Clarification, unknown, Clarification>({
    defaultValues: { avsStreet: payment.avsStreet, avsPostalCode: payment.avsPostalCode },
    resolver,
    mode: 'onTouched',
  });
  const submission = useIdempotentMutation(
    (body: Clarification, idempotencyKey) =>
      api.paymentActions.clarify({ id: payment.id, body }, { idempotencyKey, handledErrors: 'all' }),
    {
      onDone: async () => {
        await invalidateMoneyQueries();
        toast({ tone: 'success', title: t('clarify.done') });
      },
      reconcile: async (): Promise<Verdict> => {
        const now = await queryClient.fetchQuery({
          ...query(quietApi.payments.get, { id: payment.id }),
          staleTime: 0,
        });
        void invalidateMoneyQueries();
        return now.status === 'AWAITING_CLARIFICATION' ? 'undone' : 'done';
      },
    },
  );
  const submit = form.handleSubmit(submission.send);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <UnknownOutcomeAlert unknownOutcome={submission.unknownOutcome} onReadAgain={submission.readAgain} />
        {!submission.isSending && <ActRefusalAlert failure={submission.refusal} />}
        <FormProvider form={form}>
          <FormGrid>
            <Form.Text name="avsStreet" span={8} label={t('clarify.street')} autoComplete="off" />
            <Form.Text name="avsPostalCode" span={4} label={t('clarify.postalCode')} autoComplete="off" />
          </FormGrid>
        </FormProvider>
        <div>
          <Button type="submit" variant="primary" loading={submission.isSending}>
            {t('clarify.act')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
