import type { Payment } from '@deck/api/contract/payments';
import { LONGEST_TEXT } from '@deck/api/rules';
import { schemes } from '@deck/api/vocabulary';
import {
  Card,
  FormGrid,
  LifetimeField,
  PageForm,
  RadioGroup,
  TextArea,
  TextField,
  useNow,
  useUi,
} from '@deck/ui';
import { isAmount } from '@deck/values';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewActs } from '../../../domain/guest-preview/preview-acts.tsx';
import { FormWithGuestPreview } from '../../../domain/guest-preview/preview-part.tsx';
import { useGuestPreview } from '../../../domain/guest-preview/use-guest-preview.ts';
import { OutcomeNotice, RefusalNotice } from '../../../domain/payment/create/form-states.tsx';
import { LabelField } from '../../../domain/payment/create/label-field.tsx';
import { MethodsField } from '../../../domain/payment/create/methods-field.tsx';
import { keepPayment } from '../../../domain/payment/invalidate-money-queries.ts';
import { PropertyAmount } from '../../../domain/quick-order/property-amount.tsx';
import { amountKinds, type QuickOrderForm, sellable } from '../../../domain/quick-order/quick-order-form.ts';
import { toPreviewInput } from '../../../domain/quick-order/quick-order-preview.ts';
import { useQuickOrderForm } from '../../../domain/quick-order/use-quick-order-form.ts';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { useSession } from '../../../platform/session/session-store.ts';
import { toLinkDraft, wrongFields } from './link-form.ts';

const Form = createForm<QuickOrderForm>()({
  Label: LabelField,
  Lifetime: LifetimeField,
  Methods: MethodsField,
  Radios: RadioGroup,
  Text: TextField,
  TextArea,
});

interface NewLinkProps {
  onMade: (payment: Payment) => void;
  /** Below the form: the links there are. */
  children: ReactNode;
}

/** A new permanent link: its property, amount and lifetime. Each has an idempotency key of its own. */
export function NewLink({ onMade, children }: NewLinkProps) {
  const [round, setRound] = useState(0);
  return (
    <LinkForm
      key={round}
      onMade={(payment) => {
        setRound(round + 1);
        keepPayment(payment);
        onMade(payment);
      }}
    >
      {children}
    </LinkForm>
  );
}

function LinkForm({ onMade, children }: NewLinkProps) {
  const { t } = useTranslation(['collect', 'payments', 'app']);
  const { locale } = useUi();
  const { form, draft, leaveQuestion, sending } = useLinkForm(onMade);
  const values = form.watch();
  const { amount, amountKind, currency, propertyId, scheme } = values;
  const preview = useGuestPreview(toPreviewInput(values, 'PERMANENT'));
  return (
    <PageForm onSubmit={(event) => void form.handleSubmit((checked) => sending.send(checked))(event)}>
      <FormWithGuestPreview
        preview={preview}
        note={t('permanent.newMeta')}
        acts={
          <PreviewActs
            back="/orders"
            isSending={sending.isSending}
            label={
              amountKind === 'FIXED' && isAmount(amount, currency)
                ? t('permanent.actFor', { amount: amountText(amount, currency, locale) })
                : t('permanent.act')
            }
          />
        }
      >
        <DraftOffer draft={draft} />
        <FormProvider form={form}>
          <LinkFields form={form} followed={preview.content?.sum.label ?? ''} />
          <Form.Methods name="methods" {...{ currency, propertyId, scheme }} country="" />
        </FormProvider>
        <RefusalNotice failure={sending.refusal} />
        <OutcomeNotice {...sending} />
        {children}
      </FormWithGuestPreview>
      {leaveQuestion}
    </PageForm>
  );
}

interface LinkFieldsProps {
  form: ReturnType<typeof useLinkForm>['form'];
  /** What the page calls the payment by itself. */
  followed: string;
}

function LinkFields({ form, followed }: LinkFieldsProps) {
  const { t } = useTranslation(['collect', 'payments']);
  const { timeZone } = useUi();
  const now = useNow();
  const { environment } = useSession();
  return (
    <Card title={t('permanent.new')}>
      <FormGrid>
        <PropertyAmount
          properties={sellable(environment.properties, ['OTHER'])}
          form={form}
          open={form.watch('amountKind') === 'OPEN'}
          follows={['scheme']}
        >
          <Form.Label name="label" span={6} followed={followed} />
        </PropertyAmount>
        <Form.Radios
          name="amountKind"
          span={6}
          label={t('permanent.howMuch')}
          options={amountKinds.map((value) => ({ value, label: t(`permanent.kind.${value}`) }))}
        />
        <Form.Lifetime name="lifetime" span={6} label={t('amount.lifetime')} now={now} timeZone={timeZone} />
        <Form.Radios
          name="scheme"
          span={6}
          label={t('payments:details.scheme')}
          options={schemes.map((value) => ({ value, label: t(`payments:details.schemes.${value}`) }))}
        />
        <Form.TextArea
          name="customerNote"
          span={6}
          label={t('details.customerNote')}
          hint={t('permanent.noteHint')}
          optional
          rows={2}
          maxLength={LONGEST_TEXT}
        />
        <Form.Text
          name="description"
          span={6}
          label={t('details.description')}
          hint={t('details.descriptionHint')}
          optional
          autoComplete="off"
        />
      </FormGrid>
    </Card>
  );
}

const useLinkForm = (onMade: (payment: Payment) => void) =>
  useQuickOrderForm({
    kind: 'PERMANENT_LINK',
    // Whoever prints a code on a table card does not want it to end.
    first: { lifetime: 'unlimited' },
    wrongFields,
    send: (values, _, last) => api.payments.create({ body: toLinkDraft(values) }, last),
    onMade,
    staysOnPage: true,
  });
