import { ActionBar, Button, Column, Columns, PageForm } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { useOutcomeInSight } from '../../../platform/forms/use-outcome-in-sight.ts';
import { useWrongField } from '../shared/form/use-wrong-field.ts';
import { EditTrouble } from './edit-trouble.tsx';
import type { EditedOrder } from './use-edit-order.ts';

interface EditFormProps {
  edited: EditedOrder;
  /** The fields. */
  children: ReactNode;
  /** What belongs to all of them, in a column beside. */
  aside: ReactNode;
  saveLabel: ReactNode;
  onInvalid?: () => void;
}

/** The form that both ways of editing an order share: its bar, and what can stand between it and the saved order. */
export function EditForm({ edited, children, aside, saveLabel, onInvalid }: EditFormProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { order, form, sending, draft, save, isOvertaken, leaveQuestion } = edited;
  const element = useWrongField(form);
  const outcome = useOutcomeInSight(sending.refusal ?? sending.unknownOutcome);
  const submit = form.handleSubmit(save, onInvalid);
  // Nobody saves again before it is known what became of the last time.
  const isBlocked = isOvertaken || !order.actions.edit.allowed || sending.unknownOutcome === 'unread';
  return (
    <PageForm ref={element} onSubmit={(event) => void submit(event)}>
      <Columns>
        <Column ref={outcome}>
          <DraftOffer draft={draft} />
          <EditTrouble edited={edited} />
          <FormProvider form={form}>{children}</FormProvider>
        </Column>
        <Column sticky>{aside}</Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" href={`/orders/${order.id}`}>
            {t('app:action.cancel')}
          </Button>
        }
        end={
          <Button
            size="large"
            variant="primary"
            type="submit"
            loading={sending.isSending}
            disabled={isBlocked}
          >
            {saveLabel}
          </Button>
        }
      />
      {leaveQuestion}
    </PageForm>
  );
}
