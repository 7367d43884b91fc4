import type { ExchangeRate } from '@deck/api/contract/rates';
import { Alert, Button, Column, Columns, IconButton } from '@deck/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOpened } from '../../../domain/payment/use-opened.ts';
import { useCameFrom } from '../../../platform/forms/use-came-from.ts';
import { SettingsPage, useMayEditSettings } from '../shared/settings-page.tsx';
import { ConvertCard } from './converter.tsx';
import { EditRate } from './edit-rate.tsx';
import { RateDialog, RemoveRate } from './rate-dialog.tsx';
import { RatesHistory, TodaysRates } from './rates-tables.tsx';

/** What is open over the page, besides a rate that the address names. */
type Opened =
  | { readonly kind: 'add'; readonly currency?: string }
  | { readonly kind: 'edit' | 'remove'; readonly rate: ExchangeRate };

/** What other currencies are worth in the company's own: today, before and to come. */
export function RatesScreen() {
  const { t } = useTranslation('rates');
  const mayEdit = useMayEditSettings();
  const shown = useOpened('rate');
  const cameFrom = useCameFrom();
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const act = (kind: 'edit' | 'remove') => (rate: ExchangeRate) => {
    if (shown.id !== undefined) shown.close();
    open({ kind, rate });
  };
  const add = { icon: Plus, variant: 'primary', onClick: () => open({ kind: 'add' }) } as const;
  const acts = { onEdit: act('edit'), onRemove: act('remove') };

  return (
    <SettingsPage
      tab="rates"
      actions={mayEdit && <Button {...add}>{t('add.title')}</Button>}
      phoneActions={mayEdit && <IconButton {...add} size="large" label={t('add.title')} />}
    >
      <Columns>
        <Column>
          <WayBack to={cameFrom.address} />
          <TodaysRates hrefOf={shown.hrefOf} onAdd={(currency) => open({ kind: 'add', currency })} />
          <RatesHistory hrefOf={shown.hrefOf} {...acts} />
        </Column>
        <Column>
          <ConvertCard />
        </Column>
      </Columns>
      {shown.id !== undefined && <RateDialog rateId={shown.id} onClose={shown.close} {...acts} />}
      {opened?.kind === 'add' && (
        <EditRate currency={opened.currency} startDate={cameFrom.day} onClose={close} />
      )}
      {opened?.kind === 'edit' && <EditRate rate={opened.rate} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveRate rate={opened.rate} onClose={close} />}
    </SettingsPage>
  );
}

/** Leads back to the form that needed a rate. That form offers the typed values again. */
function WayBack({ to }: { to: string | undefined }) {
  const { t } = useTranslation('rates');
  const navigate = useNavigate();
  if (to === undefined) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button size="small" onClick={() => void navigate(to, { state: { restore: true } })}>
          {t('back.act')}
        </Button>
      }
    >
      {t('back.text')}
    </Alert>
  );
}
