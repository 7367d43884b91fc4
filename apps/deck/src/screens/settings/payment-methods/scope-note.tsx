import type { ChoiceScope } from '@deck/api/contract/psp-profiles';
import { Alert, useUi } from '@deck/ui';
import { countryName } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/session-store.ts';
import { standingOf } from './scope.ts';
import { TakeBack } from './take-back.tsx';
import type { ChoiceForm } from './use-methods-form.ts';

interface ScopeNoteProps {
  scope: ChoiceScope;
  /** For what the choice that holds was made. */
  chosenFor: ChoiceScope | null;
  settings: ChoiceForm;
}

/** Whose choice one looks at, and what saving would make of it. */
export function ScopeNote({ scope, chosenFor, settings }: ScopeNoteProps) {
  const { t } = useTranslation('methods');
  const say = useScopeWords();
  const { mayEdit, isDirty } = settings;
  const standing = standingOf(scope, chosenFor);
  const title = {
    none: t('note.none'),
    own: t('note.own', { scope: say(scope) }),
    wider: t('note.wider', { scope: say(chosenFor ?? {}) }),
  }[standing];
  return (
    <Alert
      tone="info"
      title={title}
      // What was changed here is saved or discarded first.
      action={
        mayEdit && standing === 'own' && !isDirty && <TakeBack scope={say(scope)} settings={settings} />
      }
    >
      {mayEdit && standing !== 'own' && t('note.saving', { scope: say(scope) })}
    </Alert>
  );
}

/** A scope in words: "Kalypso Bay Resort, EUR, Greece". */
function useScopeWords(): (scope: ChoiceScope) => string {
  const { t } = useTranslation('methods');
  const { locale } = useUi();
  const { properties } = useSession().environment;
  return ({ businessObjectId, currency, customerCountry }) =>
    [
      properties.find(({ id }) => id === businessObjectId)?.name ?? businessObjectId,
      currency,
      customerCountry && countryName(customerCountry, locale),
    ]
      .filter(Boolean)
      .join(', ') || t('note.all');
}
