import { useRef } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { contractResolver, type WrongFields } from '../../platform/forms/contract-resolver.ts';
import { type SavedDraft, useFormDraft } from '../../platform/forms/use-form-draft.ts';
import { rereadOnly, useIdempotentMutation } from '../../platform/forms/use-idempotent-mutation.ts';
import { useLeaveQuestion } from '../../platform/forms/use-leave-question.tsx';
import { getPositionTypes } from '../../platform/session/permission-map.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { followCompany, refusedFields } from '../order/order-refusal.ts';
import { invalidateMoneyQueries } from '../payment/invalidate-money-queries.ts';
import { emptyForm, formPath, type Offer, type QuickOrderForm } from './quick-order-form.ts';

interface ShortFormOptions<Made> {
  readonly kind: 'FAST_PAYMENT' | 'SPLIT_PAYMENT' | 'PERMANENT_LINK';
  /** What it begins with beside the company's defaults. */
  readonly first?: Partial<QuickOrderForm>;
  /** Everything that is wrong, before anything is sent. */
  readonly wrongFields: (values: QuickOrderForm, offer: Offer) => WrongFields;
  /** @param last the options of the call that completes the form */
  readonly send: (values: QuickOrderForm, offer: Offer, last: CompletingOptions) => Promise<Made>;
  readonly onMade: (made: Made) => void;
  /** Other addresses of the same page keep what is typed. */
  readonly staysOnPage?: boolean;
}

/** The options of the call that completes a form: what is refused shows in the form, and its draft is deleted. */
export interface CompletingOptions extends ReturnType<SavedDraft['completing']> {
  readonly idempotencyKey: string;
  readonly handledErrors: 'all';
}

/** The state of a short form: its draft survives the session, leaving asks first, and it is sent once. */
export function useQuickOrderForm<Made>({
  kind,
  first,
  wrongFields,
  send,
  onMade,
  staysOnPage = false,
}: ShortFormOptions<Made>) {
  const { environment, permissions } = useSession();
  const offerOf = ({ propertyId }: QuickOrderForm): Offer => ({
    property: environment.properties.find(({ id }) => id === propertyId),
    types: getPositionTypes(permissions),
    generatesIds: environment.generateOrderId,
  });
  const form = useForm<QuickOrderForm, unknown, QuickOrderForm>({
    defaultValues: { ...emptyForm(environment), ...first },
    resolver: contractResolver((values) => wrongFields(values, offerOf(values))),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, kind, null, isDirty);
  const isMade = useRef(false);
  const leaveQuestion = useLeaveQuestion(
    (next) => isDirty && !isMade.current && !(staysOnPage && next?.pathname === window.location.pathname),
    { draft },
  );
  const sending = useIdempotentMutation(
    (values: QuickOrderForm, idempotencyKey) =>
      send(values, offerOf(values), { idempotencyKey, handledErrors: 'all', ...draft.completing() }),
    {
      reconcile: rereadOnly(invalidateMoneyQueries),
      onDone: async (made) => {
        await invalidateMoneyQueries();
        isMade.current = true;
        onMade(made);
      },
      onRefused: (refusal) => {
        followCompany(refusal);
        for (const [field, message] of Object.entries(refusedFields(refusal)))
          form.setError(formPath(field) as FieldPath<QuickOrderForm>, { type: 'server', message });
      },
    },
  );
  return { form, draft, leaveQuestion, sending };
}
