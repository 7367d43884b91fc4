import type { PositionType } from '@deck/api/vocabulary';
import { ActionBar, Button, Column, Columns, PageForm } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { CustomerCard } from '../shared/form/customer-card.tsx';
import { NotesCard, OrderCard } from '../shared/form/order-card.tsx';
import { useWrongField } from '../shared/form/order-errors.ts';
import { OrderSummary } from '../shared/form/order-summary.tsx';
import { PositionsSection } from '../shared/form/positions-section.tsx';
import { useFollowedType } from '../shared/form/use-followed-type.ts';
import { usePositions } from '../shared/form/use-positions.ts';
import type { NewOrder } from './use-new-order.tsx';

interface FillDataProps {
  order: NewOrder;
  types: readonly PositionType[];
  onDone: () => void;
}

export function FillData({ order: { form, draft, saveAndLeave }, types, onDone }: FillDataProps) {
  const { t } = useTranslation(['orders', 'app']);
  const positions = usePositions(form);
  const followed = useFollowedType(form, types);
  const element = useWrongField(form);
  const submit = form.handleSubmit(onDone, positions.unfoldWrong);
  return (
    <PageForm ref={element} onSubmit={(event) => void submit(event)}>
      <Columns>
        <Column>
          <DraftOffer draft={draft} />
          <FormProvider form={form}>
            <OrderCard form={form} followed={followed} />
            <PositionsSection form={form} types={types} held={positions} followed={followed} />
            <CustomerCard form={form} />
            <NotesCard />
          </FormProvider>
        </Column>
        <Column sticky>
          <OrderSummary form={form} />
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" href="/orders">
            {t('app:action.cancel')}
          </Button>
        }
        end={
          <>
            <Button size="large" onClick={() => void saveAndLeave()}>
              {t('app:leave.save')}
            </Button>
            <Button size="large" variant="primary" type="submit">
              {t('create.check')}
            </Button>
          </>
        }
      />
    </PageForm>
  );
}
