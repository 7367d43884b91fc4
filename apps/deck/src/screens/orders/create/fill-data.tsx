import type { PositionType } from '@deck/api/vocabulary';
import { ActionBar, Button } from '@deck/ui';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../forms/draft-offer.tsx';
import * as columns from '../shared/layout.css.ts';
import { CustomerCard } from './customer-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OrderCard } from './order-card.tsx';
import { emptyPosition } from './order-form.ts';
import { OrderSummary } from './order-summary.tsx';
import { PositionCard } from './position-card.tsx';
import type { NewOrder } from './use-order-form.tsx';

interface FillDataProps {
  order: NewOrder;
  types: readonly PositionType[];
  onDone: () => void;
}

export function FillData({ order: { form, draft }, types, onDone }: FillDataProps) {
  const { t } = useTranslation(['orders', 'app']);
  const positions = useFieldArray({ control: form.control, name: 'positions' });
  const [first = 'OTHER'] = types;
  const add = useRef<HTMLButtonElement>(null);
  function remove(index: number) {
    positions.remove(index);
    // What was pressed is gone with its card.
    add.current?.focus();
  }
  return (
    <form className={columns.page} onSubmit={(event) => void form.handleSubmit(onDone)(event)} noValidate>
      <div className={columns.columns}>
        <div className={columns.column}>
          <DraftOffer draft={draft} />
          <OrderCard form={form} types={types} />
          {positions.fields.map(({ id }, index) => (
            <PositionCard
              key={id}
              form={form}
              index={index}
              types={types}
              onRemove={positions.fields.length > 1 ? () => remove(index) : undefined}
            />
          ))}
          <div>
            <Button
              ref={add}
              variant="quiet"
              icon={Plus}
              onClick={() => positions.append(emptyPosition(first))}
            >
              {t('create.addPosition')}
            </Button>
          </div>
          <CustomerCard form={form} />
          <NotesCard form={form} />
        </div>
        <div className={`${columns.column} ${columns.sticky}`}>
          <OrderSummary form={form} />
        </div>
      </div>
      <ActionBar
        start={
          <Button size="large" variant="quiet" href="/orders">
            {t('app:action.cancel')}
          </Button>
        }
        end={
          <Button size="large" variant="primary" type="submit">
            {t('create.check')}
          </Button>
        }
      />
    </form>
  );
}
