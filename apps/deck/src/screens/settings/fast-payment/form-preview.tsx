import type { FastPaymentField } from '@deck/api/contract/settings';
import { Stack, Text } from '@deck/ui';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session-store.ts';
import { FastFields } from '../../fast-payment/fast-fields.tsx';
import { emptyForm, type ShortForm } from '../../payments/short-order/short-form.ts';
import * as css from './form-preview.css.ts';

/** The form as staff will see it. It is only looked at: nothing in it takes a key or a press. */
export function FormPreview({ fields }: { fields: readonly FastPaymentField[] }) {
  const { t } = useTranslation('methods');
  const { environment } = useSession();
  const form = useForm<ShortForm, unknown, ShortForm>({ defaultValues: emptyForm(environment) });
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
