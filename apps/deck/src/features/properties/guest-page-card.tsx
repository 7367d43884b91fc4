import type { Property } from '@deck/api/contract/company';
import { Button, FactCard, LazyPart, Picture, part } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session-store.ts';
import * as css from './guest-page-card.css.ts';

const editor = part(() => import('./edit-guest-page.tsx'));

/** The texts of the property on guests' pages, receipts and letters. The right to edit settings changes them. */
export function GuestPageCard({ property }: { property: Property }) {
  const { t } = useTranslation(['properties', 'messages']);
  const mayEdit = useRight('SETTINGS_EDIT');
  const [isEditing, setEditing] = useState(false);
  const { guestPage, name } = property;
  const { logoUrl, color } = guestPage;
  return (
    <>
      <FactCard
        title={t('guests.title')}
        empty={t('messages:notDefined')}
        action={
          mayEdit && (
            <Button
              size="small"
              variant="quiet"
              onPointerEnter={editor.preload}
              onFocus={editor.preload}
              onClick={() => setEditing(true)}
            >
              {t('guests.change')}
            </Button>
          )
        }
        facts={[
          [
            t('guests.logo'),
            logoUrl && (
              <Picture src={logoUrl} alt={t('guests.logoOf', { name })} failed={t('messages:picture')} />
            ),
          ],
          [t('guests.color'), color === null ? t('guests.brandColor') : <Color key="color" value={color} />],
          [t('guests.place'), guestPage.place],
          [t('guests.startTime'), guestPage.startTime],
          [t('guests.endTime'), guestPage.endTime],
          [t('guests.cancellation'), guestPage.cancellation],
          [t('guests.deskHours'), guestPage.deskHours],
        ]}
      />
      {isEditing && (
        <LazyPart of={editor} waiting={null} property={property} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

/** A colour as one sees it, and as it is written. */
function Color({ value }: { value: string }) {
  return (
    <span className={css.color}>
      <span className={css.swatch} style={{ background: value }} aria-hidden="true" />
      {value}
    </span>
  );
}
