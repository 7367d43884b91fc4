import { query } from '@deck/api/react';
import { LONGEST_ORDER_ID, LONGEST_TEXT } from '@deck/api/rules';
import { paymentPolicies } from '@deck/api/vocabulary';
import { Card, Combobox, FormGrid, Select, TextArea, TextField } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api.ts';
import { createForm } from '../../../../platform/forms/create-form.tsx';
import { useCurrencyChoices } from '../../../../platform/forms/use-offered.ts';
import { useRight, useSession } from '../../../../platform/session/session-store.ts';
import type { OrderValues } from '../order-fields.ts';
import { Inputs, useProperties } from './inputs.tsx';
import type { OrderForm, OrderFormMethods } from './order-form.ts';
import type { FollowedType } from './use-followed-type.ts';

const Form = createForm<OrderForm>()({ Combobox, Select, Text: TextField, TextArea });

/** What is written for others, on a card of its own. */
type Note = 'messageToCustomer' | 'internalNote';

interface OrderCardProps {
  form: OrderFormMethods;
  followed: FollowedType;
  /** What the order is known by already. */
  ownId?: string | undefined;
  /** The currency stays as it is: the order has payments. */
  fixedCurrency?: string | undefined;
}

export function OrderCard({ form, followed, ownId, fixedCurrency }: OrderCardProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { environment } = useSession();
  const [currency, propertyId] = useWatch({ control: form.control, name: ['currency', 'propertyId'] });
  const properties = useProperties(followed.sold);
  const chosen = environment.properties.find(({ id }) => id === propertyId);
  const currencies = useCurrencyChoices(currency);

  return (
    <Card title={t('create.order')}>
      <FormGrid>
        <Inputs<Exclude<keyof OrderValues, Note | 'looseRate'>>
          of={{
            propertyId: (
              <Form.Combobox
                name="propertyId"
                span={5}
                {...properties}
                // It was chosen before somebody else was assigned to it, or for something else.
                valueLabel={propertyId === '' ? undefined : (chosen?.name ?? t('otherProperty'))}
                onChange={followed.follow}
                label={t('fields.propertyId')}
              />
            ),
            externalId: <ExternalIdField form={form} ownId={ownId} />,
            currency: (
              <Form.Select
                name="currency"
                span={3}
                label={t('fields.currency')}
                disabled={currency === fixedCurrency}
                hint={fixedCurrency === undefined ? undefined : t('edit.currencyFixed')}
                // Chosen before there was a payment: it is to be chosen back.
                problem={
                  fixedCurrency === undefined || currency === fixedCurrency
                    ? undefined
                    : t('app:errors.code.ORDER_CURRENCY_FIXED')
                }
                options={currencies}
              />
            ),
            paymentPolicy: (
              <Form.Select
                name="paymentPolicy"
                span={6}
                label={t('fields.paymentPolicy')}
                options={paymentPolicies.map((policy) => ({
                  value: policy,
                  label: t(`app:policy.${policy}`),
                }))}
              />
            ),
            reservationId: (
              <Form.Text
                name="reservationId"
                span={6}
                label={t('fields.reservationId')}
                optional
                autoComplete="off"
              />
            ),
          }}
        />
      </FormGrid>
    </Card>
  );
}

/** The ID people know the order by. Whether it is taken is said as one types. */
function ExternalIdField({ form, ownId }: Pick<OrderCardProps, 'form' | 'ownId'>) {
  const { t } = useTranslation(['orders', 'app']);
  const { generateOrderId } = useSession().environment;
  const isNew = ownId === undefined;
  const isGenerated = isNew && generateOrderId;
  const next = useNextId(form, isGenerated);
  const isTaken = useIsTaken(form, ownId);
  const { errors } = useFormState({ control: form.control, name: 'externalId' });
  const isRefused = isTaken || errors.externalId?.message === 'unique';
  return (
    <Form.Text
      name="externalId"
      span={4}
      label={t('fields.externalId')}
      optional={isGenerated}
      placeholder={isGenerated ? (next ?? t('create.generated')) : undefined}
      hint={isGenerated ? t('create.generatedHint') : undefined}
      autoComplete="off"
      problem={isRefused ? t('app:errors.code.ORDER_ALREADY_EXISTS') : undefined}
    />
  );
}

/** What the next order of the chosen property would be numbered. Looking does not use it up. */
function useNextId({ control }: OrderFormMethods, enabled: boolean): string | undefined {
  const propertyId = useWatch({ control, name: 'propertyId' });
  const { data } = useQuery({ ...query(api.sequences.next, { entityName: 'order' }), enabled });
  return data?.properties.find((each) => each.propertyId === propertyId)?.value ?? data?.value;
}

/** The pause in typing before the server is asked, in milliseconds. */
const PAUSE = 400;

function useIsTaken({ control }: OrderFormMethods, ownId: string | undefined): boolean {
  const typed = useWatch({ control, name: 'externalId' }).trim();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const wait = setTimeout(() => setAsked(typed), PAUSE);
    return () => clearTimeout(wait);
  }, [typed]);
  const mayLook = useRight('ORDERS_LIST_VIEW');
  const { data } = useQuery({
    ...query(api.orders.list, { getOrdersRq: { externalId: asked }, size: 1 }),
    enabled: mayLook && asked !== '' && asked !== ownId && asked.length <= LONGEST_ORDER_ID,
  });
  return typed === asked && typed !== ownId && (data?.content.length ?? 0) > 0;
}

export function NotesCard() {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('create.notes')}>
      <FormGrid>
        <Inputs<Note>
          of={{
            messageToCustomer: (
              <Form.TextArea
                name="messageToCustomer"
                span={6}
                label={t('fields.messageToCustomer')}
                optional
                maxLength={LONGEST_TEXT}
                hint={t('create.messageHint')}
              />
            ),
            internalNote: (
              <Form.TextArea
                name="internalNote"
                span={6}
                label={t('fields.internalNote')}
                optional
                maxLength={LONGEST_TEXT}
                hint={t('create.noteHint')}
              />
            ),
          }}
        />
      </FormGrid>
    </Card>
  );
}
