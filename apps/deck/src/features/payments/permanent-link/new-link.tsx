import type { Payment } from '@deck/api/contract/payments';
import { LONGEST_TEXT } from '@deck/api/rules';
import { schemes } from '@deck/api/vocabulary';
import {
  Button,
  Card,
  FormGrid,
  LifetimeField,
  RadioGroup,
  Stack,
  TextArea,
  TextField,
  useNow,
  useUi,
} from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeNotice, RefusalNotice } from '../../../domain/payment/create/form-states.tsx';
import { LabelField } from '../../../domain/payment/create/label-field.tsx';
import { MethodsField } from '../../../domain/payment/create/methods-field.tsx';
import * as css from '../../../domain/payment/create/payment-form.css.ts';
import { keepPayment } from '../../../domain/payment/invalidate-money-queries.ts';
import { PropertyAmount } from '../../../domain/quick-order/property-amount.tsx';
import { amountKinds, type QuickOrderForm, sellable } from '../../../domain/quick-order/quick-order-form.ts';
import { useQuickOrderForm } from '../../../domain/quick-order/use-quick-order-form.ts';
import { api } from '../../../platform/api.ts';
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

/** A permanent link: for which property, how much, how long. Each one made is an intent of its own. */
export function NewLink({ onMade }: { onMade: (payment: Payment) => void }) {
  const [round, setRound] = useState(0);
  return (
    <LinkForm
      key={round}
      onMade={(payment) => {
        setRound(round + 1);
        keepPayment(payment);
        onMade(payment);
      }}
    />
  );
}

function LinkForm({ onMade }: { onMade: (payment: Payment) => void }) {
  const { t } = useTranslation(['collect', 'payments']);
  const { timeZone } = useUi();
  const now = useNow();
  const { environment } = useSession();
  const { form, draft, leaveQuestion, sending } = useLinkForm(onMade);
  const { amountKind, currency, propertyId, scheme } = form.watch();
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)} noValidate>
      <Stack gap="wide">
        <DraftOffer draft={draft} />
        <Card title={t('permanent.new')} meta={t('permanent.newMeta')}>
          <FormProvider form={form}>
            <FormGrid>
              <PropertyAmount
                properties={sellable(environment.properties, ['OTHER'])}
                form={form}
                open={amountKind === 'OPEN'}
                follows={['scheme']}
              />
              <Form.Label name="label" span={4} />
              <Form.Radios
                name="amountKind"
                span={4}
                label={t('permanent.howMuch')}
                options={amountKinds.map((value) => ({ value, label: t(`permanent.kind.${value}`) }))}
              />
              <Form.Lifetime
                name="lifetime"
                span={4}
                label={t('amount.lifetime')}
                now={now}
                timeZone={timeZone}
              />
              <Form.Radios
                name="scheme"
                span={4}
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
              <Form.Methods name="methods" span={12} {...{ currency, propertyId, scheme }} country="" />
            </FormGrid>
          </FormProvider>
          <div className={css.act}>
            <Button type="submit" variant="primary" loading={sending.isSending}>
              {t('permanent.act')}
            </Button>
          </div>
        </Card>
        <RefusalNotice failure={sending.refusal} />
        <OutcomeNotice {...sending} />
        {leaveQuestion}
      </Stack>
    </form>
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
