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
import { api, queryClient } from '../../../api.ts';
import { contractResolver, type WrongFields } from '../../../forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../../forms/create-form.tsx';
import { useOnce } from '../../../forms/use-once.ts';
import { DoubtAlert, type Verdict } from '../../payments/actions/doubt-alert.tsx';
import { RefusalAlert } from '../../payments/actions/refusal-alert.tsx';
import { rereadMoney } from '../../payments/shared/reread-money.ts';
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

const DAY = 'P1D';

/** Asks the customer for a card: a page of its own takes it, no money moves. */
export function AskCardDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation(['order', 'labels']);
  const { timeZone } = useUi();
  const now = useNow();
  const form = useForm<AskCardForm, unknown, AskCardForm>({
    defaultValues: {
      channel: firstRecipient(order.customer)?.channel ?? 'EMAIL',
      email: order.customer.email,
      phone: order.customer.phone,
      lifetime: DAY,
      customerNote: '',
    },
    resolver: contractResolver(wrongFields),
    mode: 'onTouched',
  });
  const channel = form.watch('channel');
  const sure = useAskCard(order, {
    onDone: onClose,
    onWrongFields: ({ recipient, ...fields }) => {
      for (const [name, message] of Object.entries({ ...fields, [placeOf(channel)]: recipient }))
        if (message !== undefined) form.setError(name as keyof AskCardForm, { type: 'server', message });
    },
  });
  const submit = form.handleSubmit((values) => sure.send(draftOf(values)));
  const isOver = sure.doubt === 'done';
  return (
    <Modal
      open
      title={t('ask.title', { order: order.externalId })}
      description={t('ask.text')}
      safeLabel={isOver ? undefined : t('ask.keep')}
      onClose={onClose}
      dirty={form.formState.isDirty && !isOver}
      loading={sure.isSending}
      action={isOver ? undefined : { label: t('ask.act'), onAct: () => void submit() }}
    >
      <Stack>
        <DoubtAlert doubt={sure.doubt} onReadAgain={sure.readAgain} />
        {!sure.isSending && <RefusalAlert failure={sure.refusal} />}
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

const draftOf = ({ channel, email, phone, lifetime, customerNote }: AskCardForm): CardRequestDraft => ({
  channel,
  recipient: (channel === 'EMAIL' ? email : phone).trim(),
  lifetime: lifetime === 'unlimited' ? null : lifetime,
  customerNote,
});

const placeOf = (channel: Channel) => (channel === 'EMAIL' ? 'email' : 'phone');

/** What the contract says, and that the recipient fits the channel. */
function wrongFields(values: AskCardForm): WrongFields {
  const place = placeOf(values.channel);
  const draft = draftOf(values);
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
  return useOnce(
    (body: CardRequestDraft, idempotencyKey) =>
      api.orderCards.request({ id: order.id, body }, { idempotencyKey, shows: 'all' }),
    {
      onDone: (_, { recipient }) => {
        toast({ tone: 'success', title: t('ask.done'), text: recipient });
        onDone();
        void rereadMoney();
      },
      onRefused: ({ fields }) => onWrongFields(fields),
      look: async (): Promise<Verdict> => {
        const tenders = await queryClient.fetchQuery({
          ...query(api.orderCards.list, { id: order.id }),
          staleTime: 0,
        });
        void rereadMoney();
        return tenders.some((tender) => isAsked(tender) && tender.orderId === order.id) ? 'done' : 'undone';
      },
    },
  );
}
