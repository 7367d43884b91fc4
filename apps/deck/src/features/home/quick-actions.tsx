import { Button, IconButton, Menu } from '@deck/ui';
import { Plus, Upload, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';

const ways = [
  { path: '/orders/upload-file', label: 'uploadFile', icon: Upload, variant: 'secondary' },
  { path: '/orders/fast-payment', label: 'fastPayment', icon: Zap, variant: 'secondary' },
  { path: '/orders/create', label: 'newOrder', icon: Plus, variant: 'primary' },
] as const;

interface QuickActions {
  readonly actions: ReactElement | undefined;
  /** The same behind one button, the main one first. */
  readonly phoneActions: ReactElement | undefined;
}

/** What most days begin with, as far as someone may. @param shown whether the company wants it on its main page */
export function useQuickActions(shown: boolean): QuickActions {
  const { t } = useTranslation('home');
  const mayOpen = useMayOpen();
  const open = ways.filter(({ path }) => mayOpen(path));
  if (!shown || open.length === 0) return { actions: undefined, phoneActions: undefined };
  return {
    actions: (
      <>
        {open.map(({ path, label, icon, variant }) => (
          <Button key={path} href={path} icon={icon} variant={variant}>
            {t(`quick.${label}`)}
          </Button>
        ))}
      </>
    ),
    phoneActions: (
      <Menu
        trigger={<IconButton icon={Plus} size="large" variant="primary" label={t('quick.begin')} />}
        items={open
          .map(({ path, label, icon }) => ({ label: t(`quick.${label}`), icon, href: path }))
          .reverse()}
      />
    ),
  };
}
