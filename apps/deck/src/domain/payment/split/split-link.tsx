import type { SplitDispatch } from '@deck/api/contract/order-acts';
import type { Order } from '@deck/api/contract/orders';
import { firstRecipient, MOST_SPLIT_PAYERS } from '@deck/api/rules';
import { Alert, Button, Card, Inline, Stack, Text, useToast } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router';
import { api } from '../../../platform/api.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { rereadOnly, useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { useRight } from '../../../platform/session/session-store.ts';
import { OutcomeNotice, RefusalNotice } from '../create/form-states.tsx';
import { invalidateMoneyQueries } from '../invalidate-money-queries.ts';
import { QrPanel } from '../qr-panel.tsx';
import { PayerRow } from './payer-row.tsx';
import { SentNotice } from './sent-notice.tsx';
import { emptyPayer, formPath, getRecipient, type SplitForm, wrongFields } from './split-payers.ts';

/** The address where everyone may pay a part, as long as anything is left: to copy, to show, to send. */
export function SplitLink({ order }: { order: Order }) {
  const { t } = useTranslation('collect');
  const maySend = useRight('ORDER_SPLIT_PAYMENTS');
  if (order.splitLink === null || !isPositive(parseMoney(order.dueAmount, order.currency))) return null;
  return (
    <>
      <Card title={t('split.link')}>
        <Stack>
          <Text>{t('split.linkText')}</Text>
          <QrPanel
            link={order.splitLink}
            fileName={`split-${order.externalId}`}
            printed={{ title: order.propertyName, text: order.externalId }}
          />
        </Stack>
      </Card>
      {maySend && <SendSplit order={order} />}
    </>
  );
}

/** Sends the split link to several payers at once, each with a suggested amount if there is one. */
function SendSplit({ order }: { order: Order }) {
  // What was sent is an intent that is over: the next message is another, under another key.
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<readonly SplitDispatch[]>([]);
  const { t } = useTranslation('collect');
  return (
    <Card title={t('split.send')}>
      <Stack gap="wide">
        {sent.length > 0 && <SentNotice sent={sent} timeline={order.timeline} />}
        <PayersForm
          key={round}
          order={order}
          first={round === 0 ? order.customer : undefined}
          onSent={(dispatches) => {
            setSent(dispatches);
            setRound(round + 1);
          }}
        />
      </Stack>
    </Card>
  );
}

interface PayersFormProps {
  order: Order;
  /** Whose order it is: offered as the first payer. */
  first: Order['customer'] | undefined;
  onSent: (dispatches: readonly SplitDispatch[]) => void;
}

function PayersForm({ order, first, onSent }: PayersFormProps) {
  const { t } = useTranslation(['collect', 'messages']);
  const toast = useToast();
  const form = useForm<SplitForm, unknown, SplitForm>({
    defaultValues: {
      payers: [
        {
          ...emptyPayer,
          channel: (first && firstRecipient(first))?.channel ?? 'EMAIL',
          email: first?.email ?? '',
          phone: first?.phone ?? '',
        },
      ],
    },
    resolver: contractResolver((values) => wrongFields(values, order)),
    mode: 'onTouched',
  });
  const { control, formState } = form;
  const { isDirty } = formState;
  const draft = useDraft(form, `payments.split.${order.id}`);
  const leaveQuestion = useLeaveQuestion((next) => isDirty && !isBeneath(next));
  const payers = useFieldArray({ control, name: 'payers' });
  const sending = useIdempotentMutation(
    (values: SplitForm, idempotencyKey) =>
      api.orders.notifySplit(
        { id: order.id, body: { recipients: values.payers.map(getRecipient) } },
        { idempotencyKey, handledErrors: 'all' },
      ),
    {
      reconcile: rereadOnly(invalidateMoneyQueries),
      onRefused: (refusal, sent) => {
        // Somebody may be paying what was thought to be left.
        if (refusal.status === 400) void invalidateMoneyQueries();
        for (const [path, message] of Object.entries(refusal.fields)) {
          const name = formPath(path, sent);
          if (name) form.setError(name, { type: 'server', message });
        }
      },
      onDone: async (dispatches) => {
        await invalidateMoneyQueries();
        toast({ tone: 'info', title: t('split.queued', { count: dispatches.length }) });
        onSent(dispatches);
      },
    },
  );
  const told = sending.refusal?.params.recipient;
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)} noValidate>
      <Stack gap="wide">
        <DraftOffer draft={draft} />
        <FormProvider form={form}>
          {payers.fields.map(({ id }, index) => (
            <PayerRow
              key={id}
              control={control}
              index={index}
              order={order}
              onRemove={payers.fields.length > 1 ? () => payers.remove(index) : undefined}
            />
          ))}
        </FormProvider>
        {sending.refusal && (
          <Alert tone="danger" announced title={t('messages:send.link')}>
            {typeof told === 'string' && told}
          </Alert>
        )}
        <RefusalNotice failure={sending.refusal} orderId={order.id} />
        <OutcomeNotice {...sending} />
        <Inline spread>
          <Button
            icon={Plus}
            disabled={payers.fields.length >= MOST_SPLIT_PAYERS}
            onClick={() => payers.append({ ...emptyPayer })}
          >
            {t('split.add')}
          </Button>
          <Button type="submit" variant="primary" icon={Send} loading={sending.isSending}>
            {t('split.sendTo', { count: payers.fields.length })}
          </Button>
        </Inline>
        {leaveQuestion}
      </Stack>
    </form>
  );
}

/** A dialog of the page has an address of its own: what is typed stays beneath it. */
function isBeneath(next: Location | undefined): boolean {
  const { pathname, search } = window.location;
  const orderIn = (params: string) => new URLSearchParams(params).get('order');
  return next?.pathname === pathname && orderIn(next.search) === orderIn(search);
}
