import { getLastDay } from '@deck/api/rules';
import { channels } from '@deck/api/vocabulary';
import {
  Alert,
  addNewCard,
  Button,
  Card,
  CardSelector,
  type CardSelectorProps,
  Checkbox,
  DateTimeField,
  LifetimeField,
  PhoneField,
  SegmentedControl,
  TextField,
  useNow,
  useUi,
} from '@deck/ui';
import { formatDate, instantText, toEpoch } from '@deck/values';
import { Mail } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import * as css from './payment-form.css.ts';
import { scheduleProblems } from './payment-rules.ts';
import { type PaymentChoice, type PaymentFormValues, plans, sendsLater } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

const Form = createForm<PaymentFormValues>()({
  Checkbox,
  Lifetime: LifetimeField,
  Moment: DateTimeField,
  Phone: PhoneField,
  SavedCard,
  Segments: SegmentedControl,
  Text: TextField,
});

interface KindProps {
  payment: NewPayment;
}

const kindCards: Readonly<Record<PaymentChoice, ComponentType<KindProps> | null>> = {
  PAYMENT_LINK: null,
  SCHEDULED: ScheduleCard,
  PAYMENT_CARD: SavedCardCard,
  PAYMENT_VERIFY: RequestCard,
  PAYMENT_VPOS: null,
  WIRE_TRANSFER: InvoiceCard,
};

/** What the chosen kind needs to know besides the amount. */
export function KindFields({ payment }: KindProps) {
  const KindCard = kindCards[payment.values.kind];
  return KindCard && <KindCard payment={payment} />;
}

/** What is scheduled: its moment, and its recipient or card. */
function ScheduleCard({ payment }: KindProps) {
  const { t } = useTranslation('collect');
  const { form, order, values, cards } = payment;
  const now = useNow();
  const wrong = form.formState.errors.at?.message;
  const problem = scheduleProblems.find((each) => each === wrong);
  const card = cards.find(values.tenderId);
  const words = {
    start: order.startDate === null ? '' : formatDate(order.startDate),
    expiry: card ? formatDate(getLastDay(card)) : '',
  };
  return (
    <Card title={t('schedule.title')}>
      <div className={css.fields}>
        <Form.Segments
          name="plan"
          silent
          label={t('schedule.plan')}
          options={plans.map((plan) => ({ value: plan, label: t(`schedule.plans.${plan}`) }))}
        />
        <Form.Moment
          name="at"
          label={t(`schedule.when.${values.plan}`)}
          timeZone={order.propertyTimezone}
          min={instantText(toEpoch(now))}
          problem={problem && t(`schedule.problem.${problem}`, words)}
        />
        {sendsLater(values) ? (
          <RecipientFields payment={payment} withQrcode />
        ) : (
          <CardField payment={payment} />
        )}
      </div>
    </Card>
  );
}

function SavedCardCard({ payment }: KindProps) {
  const { t } = useTranslation('collect');
  return (
    <Card title={t('card.title')}>
      <div className={css.fields}>
        <CardField payment={payment} />
      </div>
    </Card>
  );
}

function RequestCard({ payment }: KindProps) {
  const { t } = useTranslation('collect');
  const { timeZone } = useUi();
  const now = useNow();
  return (
    <Card title={t('request.title')}>
      <div className={css.fields}>
        <RecipientFields payment={payment} />
        <Form.Lifetime name="lifetime" label={t('request.lifetime')} now={now} timeZone={timeZone} />
      </div>
    </Card>
  );
}

function InvoiceCard() {
  const { t } = useTranslation('collect');
  return (
    <Card title={t('wire.title')}>
      <div className={css.fields}>
        <Form.Text
          name="email"
          type="email"
          icon={Mail}
          label={t('wire.email')}
          hint={t('wire.emailHint')}
          optional
          autoComplete="off"
        />
      </div>
    </Card>
  );
}

interface RecipientFieldsProps {
  payment: NewPayment;
  /** Whether a code can go along in the e-mail. */
  withQrcode?: boolean;
}

/** Whom something is sent to by itself: by e-mail or by SMS. */
function RecipientFields({ payment: { order, values }, withQrcode = false }: RecipientFieldsProps) {
  const { t } = useTranslation(['collect', 'labels']);
  return (
    <>
      <Form.Segments
        name="channel"
        silent
        label={t('recipient.channel')}
        options={channels.map((channel) => ({ value: channel, label: t(`labels:channel.${channel}`) }))}
      />
      {values.channel === 'EMAIL' ? (
        <Form.Text name="email" type="email" icon={Mail} label={t('recipient.email')} autoComplete="off" />
      ) : (
        <Form.Phone name="phone" country={order.customer.country} label={t('recipient.phone')} />
      )}
      {withQrcode && values.channel === 'EMAIL' && (
        <Form.Checkbox name="withQrcode" label={t('send.withQr')} />
      )}
    </>
  );
}

/** A choice of the guest's saved cards. A guest gives a new card on a page of their own; no number is typed here. */
function CardField({ payment: { form, values, cards } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const isNew = values.tenderId === addNewCard.id;
  return (
    <>
      <Form.SavedCard
        name="tenderId"
        {...cards.shown}
        label={t('card.label')}
        // The notice below says what is next: a line more would push its button from under the pointer.
        silent={isNew && !form.formState.isSubmitted}
      />
      {isNew && (
        <Alert
          tone="info"
          announced
          title={t('card.new')}
          action={
            <Button
              size="small"
              onClick={() => form.setValue('kind', 'PAYMENT_VERIFY', { shouldDirty: true })}
            >
              {t('card.ask')}
            </Button>
          }
        >
          {t('card.newText')}
        </Alert>
      )}
    </>
  );
}

/** Whatever is wrong with a card, the user chooses another. */
function SavedCard({ feedback, ...props }: CardSelectorProps) {
  const { t } = useTranslation('collect');
  return <CardSelector {...props} feedback={feedback && t('card.choose')} />;
}
