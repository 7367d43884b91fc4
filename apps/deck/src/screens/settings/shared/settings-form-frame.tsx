import { ActionBar, Alert, Button } from '@deck/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../forms/draft-offer.tsx';
import * as css from '../../orders/shared/layout.css.ts';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingsFormFrameProps<Form extends FieldValues> {
  settings: SettingsForm<Form>;
  children: ReactNode;
  /** What stands beside the fields: a preview, what it means. */
  aside?: ReactNode;
  /** Something of the form is still on its way to the server. */
  waits?: boolean;
}

/** The fields of a tab with what was refused above them and saving below; the acts only for whoever may save. */
export function SettingsFormFrame<Form extends FieldValues>({
  settings,
  children,
  aside,
  waits = false,
}: SettingsFormFrameProps<Form>) {
  const { t } = useTranslation(['settings', 'messages']);
  const { mayEdit, isDirty, isSaving, isInvalid } = settings;
  return (
    <form
      className={css.page}
      noValidate
      onSubmit={(event) => {
        // A form of a dialog that a card has opened is not ours, though React tells us of it.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!waits) void settings.submit();
      }}
    >
      <div className={css.columns}>
        <div className={css.column}>
          <DraftOffer draft={settings.draft} />
          <Refusal text={settings.refusal} />
          {isInvalid && (
            <Alert tone="danger" announced>
              {t('messages:settingsInvalid')}
            </Alert>
          )}
          {children}
        </div>
        {aside !== undefined && <div className={css.column}>{aside}</div>}
      </div>
      {mayEdit && (
        <ActionBar
          start={
            isDirty && (
              <Button size="large" variant="quiet" onClick={settings.discard} disabled={isSaving}>
                {t('discard')}
              </Button>
            )
          }
          end={
            <Button
              size="large"
              variant="primary"
              type="submit"
              loading={isSaving || waits}
              disabled={!isDirty}
            >
              {t('save')}
            </Button>
          }
        />
      )}
      {settings.leaveQuestion}
    </form>
  );
}

/** Why nothing was saved. The button that was pressed may be far below: it is brought into sight. */
function Refusal({ text }: { text: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={place} hidden={text === undefined}>
      {text !== undefined && (
        <Alert tone="danger" announced>
          {text}
        </Alert>
      )}
    </div>
  );
}
