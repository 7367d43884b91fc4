import { ActionBar, Button, Column, Columns, PageForm } from '@deck/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { RefusalAlert } from '../../../platform/forms/refusal-alert.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingsFormFrameProps<Form extends FieldValues> {
  settings: SettingsForm<Form>;
  children: ReactNode;
  /** What stands beside the fields: a preview, what it means. */
  aside?: ReactNode;
  /** Something of the form is still on its way to the server. */
  waits?: boolean;
}

/** The fields of a tab, with the refusal above and the buttons below. Only users with the right see the buttons. */
export function SettingsFormFrame<Form extends FieldValues>({
  settings,
  children,
  aside,
  waits = false,
}: SettingsFormFrameProps<Form>) {
  const { t } = useTranslation(['settings', 'messages']);
  const { mayEdit, isDirty, isSaving, isInvalid } = settings;
  return (
    <PageForm
      onSubmit={(event) => {
        // React also delivers the submit of a form in a dialog that a card has opened.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!waits) void settings.submit();
      }}
    >
      <Columns>
        <Column>
          <DraftOffer draft={settings.draft} />
          <Refusal text={settings.refusal} />
          <RefusalAlert>{isInvalid && t('messages:settingsInvalid')}</RefusalAlert>
          <FormProvider form={settings.form}>{children}</FormProvider>
        </Column>
        {aside !== undefined && (
          <Column>
            <FormProvider form={settings.form}>{aside}</FormProvider>
          </Column>
        )}
      </Columns>
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
    </PageForm>
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
      <RefusalAlert>{text}</RefusalAlert>
    </div>
  );
}
