import { Card, SortableList, Switch } from '@deck/ui';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as css from '../shared/sorted-row.css.ts';
import type { BlockChoice, MainPageForm } from './main-page-form.ts';

interface BlocksCardProps {
  control: Control<MainPageForm, unknown, MainPageForm>;
  mayEdit: boolean;
}

/** What the main page shows, from its top to its end. */
export function BlocksCard({ control, mayEdit }: BlocksCardProps) {
  const { t } = useTranslation(['methods', 'labels']);
  const { field } = useController({ control, name: 'blocks' });
  const nameOf = ({ block }: BlockChoice) => t(`labels:mainPageBlock.${block}`);
  return (
    <Card title={t('main.blocks')} meta={t('main.blocksText')}>
      <SortableList
        label={t('main.blocks')}
        items={field.value}
        itemKey={({ block }) => block}
        itemName={nameOf}
        onSort={(blocks) => field.onChange([...blocks])}
        disabled={!mayEdit}
      >
        {(one) => (
          <div className={css.row}>
            <Switch
              label={nameOf(one)}
              checked={one.shown}
              disabled={!mayEdit}
              onChange={(shown) =>
                field.onChange(
                  field.value.map((each) => (each.block === one.block ? { ...each, shown } : each)),
                )
              }
            />
          </div>
        )}
      </SortableList>
    </Card>
  );
}
