import { check } from '@deck/api';
import type { ApiError } from '@deck/api/client';
import { recipientProblem } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import { CardRequestDraft } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import { firstRecipient, LONGEST_TEXT } from '@deck/api/rules';
import { type Channel, channels } from '@deck/api/vocabulary';
import {
  LifetimeField,
  Modal,
  PhoneField,
  RadioGroup,
  Stack,
  TextArea,
  TextField,
  useNow,
  useToast,
  useUi,
} from '@deck/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  ActRefusalAlert,
  UnknownOutcomeAlert,
  type Verdict,
} from '../../../domain/payment/actions/act-alerts.tsx';
import { firstDefaults } from '../../../domain/payment/create/payment-values.ts';
import { invalidateMoneyQueries } from '../../../domain/payment/invalidate-money-queries.ts';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { contractResolver, type WrongFields } from '../../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { isAsked } from './tender-words.ts';

interface AskCardForm {
  channel: Channel;
  email: string;
  phone: string;
  /** ISO-8601, or `unlimited`. */
  lifetime: string;
  customerNote: string;
}

const Form = createForm<AskCardForm>()({
  Lifetime: LifetimeField,
  Phone: PhoneField,
  Radios: RadioGroup,
  Text: TextField,
  TextArea,
});

/** Asks the customer for a card: a page of its own takes it, no money moves. */
export function AskCardDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['order', 'labels']);
  const { timeZone } = useUi();
  const { environment } = useSession();
  const now = useNow();
  const form = useForm<AskCardForm, unknown, AskCardForm>({
    defaultValues: {
      channel: firstRecipient(order.customer)?.channel ?? 'EMAIL',
      email: order.customer.email,
      phone: order.customer.phone,
      lifetime: firstDefaults(environment, order.propertyId).lifetime,
      customerNote: '',
    },
    resolver: contractResolver(wrongFields),
    mode: 'onTouched',
  });
  const channel = form.watch('channel');
  const submission = useAskCard(order, {
    onDone: onClose,
    onWrongFields: ({ recipient, ...fields }) => {
      for (const [name, message] of Object.entries({ ...fields, [getPlace(channel)]: recipient }))
        if (message !== undefined) form.setError(name as keyof AskCardForm, { type: 'server', message });
    },
  });
  const submit = form.handleSubmit((values) => submission.send(toDraft(values)));
  const isOver = submission.unknownOutcome === 'done';
  return (
    <Modal
      open
      title={t('ask.title', { order: order.externalId })}
      description={t('ask.text')}
      safeLabel={isOver ? undefined : t('ask.keep')}
      onClose={onClose}
      dirty={form.formState.isDirty && !isOver}
      loading={submission.isSending}
      action={isOver ? undefined : { label: t('ask.act'), onAct: () => void submit() }}
    >
      <Stack>
        <UnknownOutcomeAlert unknownOutcome={submission.unknownOutcome} onReadAgain={submission.readAgain} />
        {!submission.isSending && <ActRefusalAlert failure={submission.refusal} />}
        <FormProvider form={form}>
          <Form.Radios
            name="channel"
            label={t('ask.channel')}
            direction="row"
            options={channels.map((value) => ({ value, label: t(`labels:channel.${value}`) }))}
          />
          {channel === 'EMAIL' ? (
            <Form.Text name="email" label={t('ask.email')} type="email" autoComplete="off" />
          ) : (
            <Form.Phone name="phone" country={order.customer.country} label={t('ask.phone')} />
          )}
          <Form.Lifetime name="lifetime" label={t('ask.lifetime')} now={now} timeZone={timeZone} />
          <Form.TextArea
            name="customerNote"
            label={t('ask.note')}
            optional
            rows={2}
            maxLength={LONGEST_TEXT}
          />
        </FormProvider>
      </Stack>
    </Modal>
  );
}

const toDraft = ({ channel, email, phone, lifetime, customerNote }: AskCardForm): CardRequestDraft => ({
  channel,
  recipient: (channel === 'EMAIL' ? email : phone).trim(),
  lifetime: lifetime === 'unlimited' ? null : lifetime,
  customerNote,
});

const getPlace = (channel: Channel) => (channel === 'EMAIL' ? 'email' : 'phone');

/** What the contract says, and that the recipient fits the channel. */
function wrongFields(values: AskCardForm): WrongFields {
  const place = getPlace(values.channel);
  const draft = toDraft(values);
  const checked = check(CardRequestDraft, draft, 'body');
  const { recipient, ...fields } = 'fields' in checked ? checked.fields : {};
  if (recipient !== undefined) return { ...fields, [place]: recipient };
  const problem = recipientProblem(draft.channel, draft.recipient);
  return problem === undefined ? fields : { ...fields, [place]: problem };
}

interface AskCardOptions {
  onDone: () => void;
  onWrongFields: (fields: ApiError['fields']) => void;
}

function useAskCard(order: Order, { onDone, onWrongFields }: AskCardOptions) {
  const { t } = useTranslation('order');
  const toast = useToast();
  return useIdempotentMutation(
    (body: CardRequestDraft, idempotencyKey) =>
      api.orderCards.request({ id: order.id, body }, { idempotencyKey, handledErrors: 'all' }),
    {
      onDone: async (_, { recipient }) => {
        await invalidateMoneyQueries();
        // The carrier has not taken it yet.
        toast({ tone: 'info', title: t('ask.done'), text: recipient });
        onDone();
      },
      onRefused: ({ fields }) => onWrongFields(fields),
      reconcile: async (): Promise<Verdict> => {
        const tenders = await queryClient.fetchQuery({
          ...query(quietApi.orderCards.list, { id: order.id }),
          staleTime: 0,
        });
        void invalidateMoneyQueries();
        return tenders.some((tender) => isAsked(tender) && tender.orderId === order.id) ? 'done' : 'undone';
      },
    },
  );
}
