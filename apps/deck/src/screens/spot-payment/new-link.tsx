import type { Payment } from '@deck/api/contract/payments';
import { LONGEST_TEXT } from '@deck/api/rules';
import { schemes } from '@deck/api/vocabulary';
import {
  Button,
  Card,
  FormColumn,
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
import { api } from '../../api.ts';
import { DraftOffer } from '../../forms/draft-offer.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { useSession } from '../../session/session-store.ts';
import { MethodsField } from '../payments/create/methods-field.tsx';
import { OutcomeNotice } from '../payments/create/outcome-notice.tsx';
import { RefusalNotice } from '../payments/create/refusal-notice.tsx';
import { keepPayment } from '../payments/shared/keep-made.ts';
import { PropertyAmount } from '../payments/short-order/property-amount.tsx';
import { amountKinds } from '../payments/short-order/short-form.ts';
import * as css from '../payments/short-order/short-order.css.ts';
import { useShortForm } from '../payments/short-order/use-short-form.ts';
import { toLinkDraft, wrongFields } from './link-form.ts';

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
  const { control } = form;
  const { amountKind, currency, propertyId, scheme } = form.watch();
  return (
    <form onSubmit={(event) => void form.handleSubmit((values) => sending.send(values))(event)} noValidate>
      <Stack gap="wide">
        <DraftOffer draft={draft} />
        <Card title={t('permanent.new')} meta={t('permanent.newMeta')}>
          <FormGrid>
            <PropertyAmount
              properties={environment.properties}
              control={control}
              currency={currency}
              open={amountKind === 'OPEN'}
            />
            <FormColumn span={4}>
              <FormField control={control} name="amountKind">
                {(field) => (
                  <RadioGroup
                    {...field}
                    label={t('permanent.howMuch')}
                    options={amountKinds.map((value) => ({ value, label: t(`permanent.kind.${value}`) }))}
                  />
                )}
              </FormField>
            </FormColumn>
            <FormColumn span={4}>
              <FormField control={control} name="lifetime">
                {(field) => (
                  <LifetimeField {...field} label={t('amount.lifetime')} now={now} timeZone={timeZone} />
                )}
              </FormField>
            </FormColumn>
            <FormColumn span={4}>
              <FormField control={control} name="scheme">
                {(field) => (
                  <RadioGroup
                    {...field}
                    label={t('payments:details.scheme')}
                    options={schemes.map((value) => ({
                      value,
                      label: t(`payments:details.schemes.${value}`),
                    }))}
                  />
                )}
              </FormField>
            </FormColumn>
            <FormColumn span={6}>
              <FormField control={control} name="customerNote">
                {(field) => (
                  <TextArea
                    {...field}
                    label={t('details.customerNote')}
                    hint={t('permanent.noteHint')}
                    optional
                    rows={2}
                    maxLength={LONGEST_TEXT}
                  />
                )}
              </FormField>
            </FormColumn>
            <FormColumn span={6}>
              <FormField control={control} name="description">
                {(field) => (
                  <TextField
                    {...field}
                    label={t('details.description')}
                    hint={t('details.descriptionHint')}
                    optional
                    autoComplete="off"
                  />
                )}
              </FormField>
            </FormColumn>
            <FormColumn span={12}>
              <FormField control={control} name="methods">
                {(field) => <MethodsField {...field} {...{ currency, propertyId, scheme }} country="" />}
              </FormField>
            </FormColumn>
          </FormGrid>
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
  useShortForm({
    name: 'payments.permanent',
    // Whoever prints a code on a table card does not want it to end.
    first: { lifetime: 'unlimited' },
    wrongFields,
    send: (values, _, idempotencyKey) =>
      api.payments.create({ body: toLinkDraft(values) }, { idempotencyKey, shows: 'all' }),
    onMade,
    staysOnPage: true,
  });
