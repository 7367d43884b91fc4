import type { Guest } from '@deck/api/contract/guests';
import { IconButton, LazyPart, Menu, part, useToast, useUi } from '@deck/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { saveFile } from '../../../platform/save-file.ts';

interface GuestActsProps {
  readonly guest: Guest;
  /** As the page calls them. */
  readonly name: string;
}

const eraseDialog = part(() => import('./erase-guest-dialog.tsx'));

/** Gives away what is kept about a guest, or erases it. */
export function GuestActs({ guest: { id, erasedAt, orders }, name }: GuestActsProps) {
  const { t } = useTranslation('guests');
  const { locale } = useUi();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);

  async function give(file: Promise<Blob>, ending: 'json' | 'html') {
    // The connection shows a refusal.
    const content = await file.catch(() => undefined);
    if (content === undefined) return;
    saveFile(`guest-data.${ending}`, content);
    toast({ tone: 'success', title: t('data.given') });
  }

  const language = (['el', 'ru'] as const).find((one) => locale.startsWith(one)) ?? 'en';
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t('data.more')} />}
        items={[
          {
            label: t('data.page'),
            onSelect: () => void give(api.guests.exportPage({ id, language }), 'html'),
          },
          { label: t('data.json'), onSelect: () => void give(api.guests.export({ id }), 'json') },
          ...(erasedAt === null
            ? [
                'separator' as const,
                { label: t('erase.ask'), tone: 'danger' as const, onSelect: () => setAsked(true) },
              ]
            : []),
        ]}
      />
      {isAsked && (
        <LazyPart
          of={eraseDialog}
          waiting={null}
          id={id}
          name={name}
          orders={orders.length}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
