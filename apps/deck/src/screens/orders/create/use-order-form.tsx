import { check } from '@deck/api';
import { ApiError } from '@deck/api/client';
import { OrderDraft } from '@deck/api/contract/orders';
import { inAreas, mutation } from '@deck/api/react';
import type { PositionType } from '@deck/api/vocabulary';
import { Confirm } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldPath, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useBlocker, useNavigate } from 'react-router';
import { api, queryClient } from '../../../api.ts';
import { contractResolver, type WrongFields } from '../../../forms/contract-resolver.ts';
import { type KeptDraft, useDraft } from '../../../forms/use-draft.ts';
import { sessionStore, useSession } from '../../../session/session-store.ts';
import { emptyOrder, formPath, type OrderForm, toDraft } from './order-form.ts';

export interface NewOrder {
  readonly form: UseFormReturn<OrderForm, unknown, OrderForm>;
  readonly create: () => void;
  readonly isCreating: boolean;
  /** What the server refused lies in a field of the first step. */
  readonly isRefused: boolean;
  /** What was typed when a session ended before. */
  readonly draft: KeptDraft;
  readonly leaveQuestion: ReactNode;
}

/** What the contract's own schema has against the form, at the fields of the form. */
function wrongFields(values: OrderForm): WrongFields {
  const checked = check(OrderDraft, toDraft(values), 'body');
  if ('value' in checked) return {};
  const wrong = Object.entries(checked.fields).map(([path, key]) => [formPath(path), key] as const);
  return Object.fromEntries(
    wrong.map(([path, key]) => [path, isEmptyPeople(values, path) ? 'required' : key]),
  );
}

/** Nothing typed is sent as zero, which the contract calls too small: a person is told what is missing. */
function isEmptyPeople({ positions }: OrderForm, path: string): boolean {
  const [, place] = /^positions\.(\d+)\.people$/.exec(path) ?? [];
  return place !== undefined && positions[Number(place)]?.people.trim() === '';
}

const resolver = contractResolver(wrongFields);

/** A new order from its first field to the server's answer. */
export function useOrderForm(type: PositionType): NewOrder {
  const { t } = useTranslation(['orders', 'app']);
  const { environment } = useSession();
  const navigate = useNavigate();
  const form = useForm<OrderForm, unknown, OrderForm>({
    defaultValues: emptyOrder(environment, type),
    resolver,
    mode: 'onTouched',
  });
  // Read while drawing: the form counts its changes only for whoever has asked.
  const { isDirty } = form.formState;
  const draft = useDraft(form, 'orders.create', isDirty);
  // One intent, one key: however often it is sent, one order is made.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isMade = useRef(false);
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);

  const create = useMutation({
    ...mutation(api.orders.create, { idempotencyKey }),
    onSuccess: async (order) => {
      isMade.current = true;
      await queryClient.invalidateQueries(inAreas('orders'));
      await navigate(`/orders/create?order=${order.id}&made`, { replace: true });
    },
    onError: (failure) => {
      isSent.current = false;
      if (!(failure instanceof ApiError)) return;
      const fields = failure.code === 'ORDER_ALREADY_EXISTS' ? { externalId: 'unique' } : failure.fields;
      for (const [path, message] of Object.entries(fields))
        form.setError(formPath(path) as FieldPath<OrderForm>, {
          type: 'server',
          message,
        });
    },
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isMade.current &&
      // Whoever is signed out is not asked: what is typed is kept for them.
      sessionStore.get() !== undefined &&
      nextLocation.pathname + nextLocation.search !== currentLocation.pathname + currentLocation.search,
  );
  return {
    form,
    create: () => {
      if (isSent.current) return;
      isSent.current = true;
      create.mutate({ body: toDraft(form.getValues()) });
    },
    isCreating: create.isPending,
    isRefused: create.isError && Object.keys(form.formState.errors).length > 0,
    draft,
    leaveQuestion: (
      <Confirm
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('app:leave.title')}
        description={t('app:leave.text')}
        safeLabel={t('app:action.stay')}
        action={{ label: t('app:action.leave'), tone: 'danger', onAct: () => blocker.proceed?.() }}
      />
    ),
  };
}
