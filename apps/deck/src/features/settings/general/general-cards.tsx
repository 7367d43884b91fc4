import { query } from '@deck/api/react';
import { LONGEST_ADDRESS, LONGEST_LINE, LONGEST_TEXT } from '@deck/api/rules';
import { Card, Checkbox, FormGrid, PhoneField, TextArea, TextField } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Globe, Mail } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useRight } from '../../../platform/session/session-store.ts';
import { type GeneralForm, withPrefix } from './general-form.ts';

const Form = createForm<GeneralForm>()({
  Text: TextField,
  TextArea,
  Phone: PhoneField,
  Checkbox,
});

/** How customers reach the company, and what it does. @param country ISO code of the country the company is in */
export function CompanyCard({ country }: { country: string }) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('general.company')} meta={t('general.companyText')}>
      <FormGrid>
        <Form.Text
          name="email"
          span={6}
          type="email"
          icon={Mail}
          label={t('general.email')}
          autoComplete="off"
        />
        <Form.Phone
          name="phone"
          span={6}
          country={country}
          label={t('general.phone')}
          optional
          autoComplete="off"
        />
        <Form.Text
          name="website"
          span={6}
          type="url"
          icon={Globe}
          label={t('general.website')}
          optional
          autoComplete="off"
          maxLength={LONGEST_ADDRESS}
        />
        <Form.Text
          name="fieldOfActivity"
          span={6}
          label={t('general.fieldOfActivity')}
          optional
          maxLength={LONGEST_LINE}
        />
        <Form.TextArea
          name="features"
          span={12}
          label={t('general.features')}
          hint={t('general.featuresHint')}
          optional
          maxLength={LONGEST_TEXT}
          rows={3}
        />
      </FormGrid>
    </Card>
  );
}

interface NewOrdersCardProps {
  control: Control<GeneralForm, unknown, GeneralForm>;
  /** The saved prefix. */
  kept: string;
}

/** How orders are numbered, and what payers see of them. */
export function NewOrdersCard({ control, kept }: NewOrdersCardProps) {
  const { t } = useTranslation('settings');
  const typed = useWatch({ control, name: 'orderPrefix' });
  const next = useNextNumber();
  const example = next && withPrefix(next, typed);
  return (
    <Card title={t('general.orders')} meta={t('general.ordersText')}>
      <FormGrid>
        <Form.Text
          name="orderPrefix"
          span={6}
          // Kept in capitals: what is typed small means the same.
          parse={(text) => text.toUpperCase()}
          label={t('general.orderPrefix')}
          hint={
            example === undefined
              ? t('general.orderPrefixRule')
              : t(typed === kept ? 'general.nextOrder' : 'general.nextOrderThen', { number: example })
          }
          autoComplete="off"
        />
        <Form.Checkbox
          name="generateOrderId"
          span={12}
          label={t('general.generateOrderId')}
          hint={t('general.generateOrderIdHint')}
        />
        <Form.Checkbox
          name="showOrderDetails"
          span={12}
          label={t('general.showOrderDetails')}
          hint={t('general.showOrderDetailsHint')}
        />
      </FormGrid>
    </Card>
  );
}

/** What the next order would be numbered now. Looking does not use it up. */
function useNextNumber(): string | undefined {
  const mayLook = useRight('ORDER_INSTANCE_CREATE');
  const { data } = useQuery({ ...query(api.sequences.next, { entityName: 'order' }), enabled: mayLook });
  return data?.value;
}

/** The pages payers agree to. */
export function LegalCard() {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('general.legal')} meta={t('general.legalText')}>
      <FormGrid>
        {(['termsUrl', 'privacyUrl'] as const).map((name) => (
          <Form.Text
            key={name}
            name={name}
            span={6}
            type="url"
            label={t(`general.${name}`)}
            optional
            autoComplete="off"
            maxLength={LONGEST_ADDRESS}
            placeholder="https://"
          />
        ))}
      </FormGrid>
    </Card>
  );
}

/** For those who look after the settings; nobody else sees it. */
export function NotesCard() {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('general.notes')} meta={t('general.notesText')}>
      <Form.TextArea name="notes" label={t('general.notes')} labelHidden maxLength={LONGEST_TEXT} rows={4} />
    </Card>
  );
}
