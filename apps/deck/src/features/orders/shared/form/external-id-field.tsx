import { query } from '@deck/api/react';
import { LONGEST_ORDER_ID } from '@deck/api/rules';
import { TextField } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api.ts';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import { useRight, useSession } from '../../../../platform/session/session-store.ts';
import type { OrderFields } from './order-form.ts';

/** How long one has stopped typing before the server is asked. */
const PAUSE = 400;

/** The ID people know the order by. Whether it is taken is said as one types. */
export function ExternalIdField({ form, ownId }: { form: OrderFields; ownId?: string | undefined }) {
  const { control } = form;
  const { t } = useTranslation(['orders', 'app']);
  const { generateOrderId } = useSession().environment;
  const isNew = ownId === undefined;
  const isGenerated = isNew && generateOrderId;
  const next = useNextId(form, isGenerated);
  const isTaken = useIsTaken(form, ownId);
  const { errors } = useFormState({ control, name: 'externalId' });
  const isRefused = isTaken || errors.externalId?.message === 'unique';
  return (
    <FormField control={control} name="externalId">
      {(field) => (
        <TextField
          {...field}
          label={t('create.externalId')}
          optional={isGenerated}
          placeholder={isGenerated ? (next ?? t('create.generated')) : undefined}
          hint={isGenerated ? t('create.generatedHint') : undefined}
          autoComplete="off"
          {...(isRefused && {
            state: 'error' as const,
            feedback: t('app:errors.code.ORDER_ALREADY_EXISTS'),
          })}
        />
      )}
    </FormField>
  );
}

/** What the next order of the chosen property would be numbered. Looking does not use it up. */
function useNextId({ control }: OrderFields, enabled: boolean): string | undefined {
  const propertyId = useWatch({ control, name: 'propertyId' });
  const { data } = useQuery({ ...query(api.sequences.next, { entityName: 'order' }), enabled });
  return data?.properties.find((each) => each.propertyId === propertyId)?.value ?? data?.value;
}

function useIsTaken({ control }: OrderFields, ownId: string | undefined): boolean {
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
