import type { FastPaymentField, Settings } from '@deck/api/contract/settings';
import { Card, Checkbox, SortableList, Stack, Switch, Text } from '@deck/ui';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getChoice } from '../../../domain/quick-order/fast-draft.ts';
import { FastFields } from '../../../domain/quick-order/fast-fields.tsx';
import { emptyForm, type QuickOrderForm } from '../../../domain/quick-order/quick-order-form.ts';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useSession } from '../../../platform/session/session-store.ts';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-page.tsx';
import * as row from '../shared/sorted-row.css.ts';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { type FieldsForm, withField } from './field-choices.ts';
import * as css from './form-preview.css.ts';

const Form = createForm<FieldsForm>()({ Fields });

export function FastPaymentSettingsScreen() {
  // The words of the preview, too: none of them is to take the page away while it comes.
  useTranslation(['methods', 'settings', 'collect', 'app', 'labels', 'payments']);
  return (
    <SettingsTab tab="fast-payment">{(settings) => <FastPaymentSettings kept={settings} />}</SettingsTab>
  );
}

const write = ({ fastPayment: { fields } }: Settings): FieldsForm => ({ fields });

/** Which fields the form has, which of them must be filled in, and in which order they stand. */
function FastPaymentSettings({ kept }: { kept: Settings }) {
  const { t } = useTranslation('methods');
  const settings = useSettingsForm<FieldsForm>({
    part: 'fastPayment',
    kept: write(kept),
    read: ({ fields }) => ({ fields }),
    write,
  });
  const fields = useWatch({ control: settings.form.control, name: 'fields' });
  return (
    <SettingsFormFrame settings={settings} aside={<Preview fields={fields} />}>
      <Card title={t('fast.fields')} meta={t('fast.fieldsText')}>
        <Form.Fields name="fields" />
      </Card>
    </SettingsFormFrame>
  );
}

interface FieldsProps {
  value: readonly FastPaymentField[];
  onChange: (fields: FastPaymentField[]) => void;
  disabled?: boolean;
}

function Fields({ value: fields, onChange, disabled = false }: FieldsProps) {
  const { t } = useTranslation(['methods', 'labels']);
  const nameOf = ({ field }: FastPaymentField) => t(`labels:fastPaymentField.${field}`);
  return (
    <SortableList
      label={t('fast.fields')}
      items={fields}
      itemKey={({ field }) => field}
      itemName={nameOf}
      onSort={(sorted) => onChange([...sorted])}
      disabled={disabled}
    >
      {(one) => (
        <FieldRow
          field={one}
          name={nameOf(one)}
          disabled={disabled}
          onChange={(change) => onChange(withField(fields, one.field, change))}
        />
      )}
    </SortableList>
  );
}

interface FieldRowProps {
  field: FastPaymentField;
  name: string;
  disabled: boolean;
  onChange: (change: Partial<Pick<FastPaymentField, 'shown' | 'required'>>) => void;
}

function FieldRow({ field: { field, shown, required }, name, disabled, onChange }: FieldRowProps) {
  const { t } = useTranslation('methods');
  const choice = getChoice(field);
  if (choice === 'none')
    return (
      <div className={row.row}>
        {/* Beside the names of the others, though it cannot be turned off. */}
        <Switch label={name} checked disabled onChange={() => undefined} />
        <span className={row.note}>{t('fast.always')}</span>
      </div>
    );
  return (
    <fieldset className={row.group} aria-label={name}>
      <div className={row.row}>
        <Switch
          label={name}
          checked={shown}
          disabled={disabled}
          onChange={(isShown) => onChange({ shown: isShown })}
        />
        {choice === 'required' ? (
          <Checkbox
            label={t('fast.required')}
            checked={required}
            disabled={disabled || !shown}
            onChange={(isRequired) => onChange({ required: isRequired })}
          />
        ) : (
          <span className={row.note}>{t('fast.filled')}</span>
        )}
      </div>
    </fieldset>
  );
}

/** The form as staff will see it. It is only looked at: nothing in it takes a key or a press. */
function Preview({ fields }: { fields: readonly FastPaymentField[] }) {
  const { t } = useTranslation('methods');
  const { environment } = useSession();
  const form = useForm<QuickOrderForm, unknown, QuickOrderForm>({ defaultValues: emptyForm(environment) });
  return (
    <section className={css.preview} aria-label={t('fast.preview')}>
      <h2 className={css.title}>{t('fast.preview')}</h2>
      <Text size="meta">{t('fast.previewText')}</Text>
      <div inert>
        <Stack gap="wide">
          <FastFields fields={fields} properties={environment.properties} form={form} />
        </Stack>
      </div>
    </section>
  );
}
