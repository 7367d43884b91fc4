import { Button, Confirm } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoiceForm } from './use-methods-form.ts';

interface TakeBackProps {
  /** In words. */
  scope: string;
  settings: ChoiceForm;
}

/** Gives up the choice for a scope, after a question. */
export function TakeBack({ scope, settings }: TakeBackProps) {
  const { t } = useTranslation('methods');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button size="small" disabled={settings.isSaving} onClick={() => setAsked(true)}>
        {t('takeBack.open')}
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('takeBack.title', { scope })}
        description={t('takeBack.text')}
        safeLabel={t('takeBack.keep')}
        action={{
          label: t('takeBack.open'),
          tone: 'danger',
          onAct: () => {
            setAsked(false);
            settings.takeBack();
          },
        }}
      />
    </>
  );
}
