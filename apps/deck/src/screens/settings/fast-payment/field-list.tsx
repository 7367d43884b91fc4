import type { FastPaymentField } from '@deck/api/contract/settings';
import { Card, Checkbox, SortableList, Switch } from '@deck/ui';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { choiceOf } from '../../fast-payment/fast-draft.ts';
import * as css from '../shared/sorted-row.css.ts';
import { type FieldsForm, withField } from './field-choices.ts';

interface FieldListProps {
  control: Control<FieldsForm, unknown, FieldsForm>;
  mayEdit: boolean;
}

/** Which fields the form has, which of them must be filled in, and in which order they stand. */
export function FieldList({ control, mayEdit }: FieldListProps) {
  const { t } = useTranslation(['methods', 'labels']);
  const { field: all } = useController({ control, name: 'fields' });
  const nameOf = ({ field }: FastPaymentField) => t(`labels:fastPaymentField.${field}`);
  return (
    <Card title={t('fast.fields')} meta={t('fast.fieldsText')}>
      <SortableList
        label={t('fast.fields')}
        items={all.value}
        itemKey={({ field }) => field}
        itemName={nameOf}
        onSort={(fields) => all.onChange([...fields])}
        disabled={!mayEdit}
      >
        {(one) => (
          <FieldRow
            field={one}
            name={nameOf(one)}
            mayEdit={mayEdit}
            onChange={(change) => all.onChange(withField(all.value, one.field, change))}
          />
        )}
      </SortableList>
    </Card>
  );
}

interface FieldRowProps {
  field: FastPaymentField;
  name: string;
  mayEdit: boolean;
  onChange: (change: Partial<Pick<FastPaymentField, 'shown' | 'required'>>) => void;
}

function FieldRow({ field: { field, shown, required }, name, mayEdit, onChange }: FieldRowProps) {
  const { t } = useTranslation('methods');
  const choice = choiceOf(field);
  if (choice === 'none')
    return (
      <div className={css.row}>
        <span className={css.plain}>{name}</span>
        <span className={css.note}>{t('fast.always')}</span>
      </div>
    );
  return (
    <fieldset className={css.group} aria-label={name}>
      <div className={css.row}>
        <Switch
          label={name}
          checked={shown}
          disabled={!mayEdit}
          onChange={(isShown) => onChange({ shown: isShown })}
        />
        {choice === 'required' ? (
          <Checkbox
            label={t('fast.required')}
            checked={required}
            disabled={!mayEdit || !shown}
            onChange={(isRequired) => onChange({ required: isRequired })}
          />
        ) : (
          <span className={css.note}>{t('fast.filled')}</span>
        )}
      </div>
    </fieldset>
  );
}
