import type { ChoiceScope } from '@deck/api/contract/psp-profiles';
import { Alert, Button, Card, Combobox, Confirm, FormColumn, FormGrid, Select, useUi } from '@deck/ui';
import { countryName } from '@deck/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCountries } from '../../../platform/forms/use-countries.ts';
import { withValues } from '../../../platform/list/list-state.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { getChoiceOrigin, scopeNames } from './choices.ts';
import type { ChoiceForm } from './use-methods-form.ts';

/** For a list that has no empty value. */
const ALL = 'all';

/** What one looks at the choice for. It stands in the address: going elsewhere asks before changes are lost. */
export function ScopeFields({ scope }: { scope: ChoiceScope }) {
  const { t } = useTranslation('methods');
  const { properties, acceptedCurrencies } = useSession().environment;
  const [params, setParams] = useSearchParams();
  const countries = useCountries();
  const look = (part: keyof ChoiceScope) => (value: string) =>
    setParams(withValues(params, { [scopeNames[part]]: value === ALL ? '' : value }), {
      preventScrollReset: true,
    });
  return (
    <Card title={t('scope.title')} meta={t('scope.nearest')}>
      <FormGrid>
        <FormColumn span={4}>
          <Select
            label={t('scope.property')}
            value={scope.businessObjectId ?? ALL}
            options={[
              { value: ALL, label: t('scope.allProperties') },
              ...properties.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={look('businessObjectId')}
          />
        </FormColumn>
        <FormColumn span={4}>
          <Select
            label={t('scope.currency')}
            value={scope.currency ?? ALL}
            options={[
              { value: ALL, label: t('scope.allCurrencies') },
              ...acceptedCurrencies.map((code) => ({ value: code, label: code })),
            ]}
            onChange={look('currency')}
          />
        </FormColumn>
        <FormColumn span={4}>
          <Combobox
            label={t('scope.country')}
            placeholder={t('scope.allCountries')}
            value={scope.customerCountry ?? ''}
            options={countries}
            onChange={look('customerCountry')}
          />
        </FormColumn>
      </FormGrid>
    </Card>
  );
}

interface ScopeNoteProps {
  scope: ChoiceScope;
  /** For what the choice that holds was made. */
  chosenFor: ChoiceScope | null;
  settings: ChoiceForm;
}

/** The scope whose choice is shown, and the effect of saving it. */
export function ScopeNote({ scope, chosenFor, settings }: ScopeNoteProps) {
  const { t } = useTranslation('methods');
  const say = useScopeWords();
  const { mayEdit, isDirty } = settings;
  const origin = getChoiceOrigin(scope, chosenFor);
  const title = {
    none: t('note.none'),
    own: t('note.own', { scope: say(scope) }),
    wider: t('note.wider', { scope: say(chosenFor ?? {}) }),
  }[origin];
  return (
    <Alert
      tone="info"
      title={title}
      // What was changed here is saved or discarded first.
      action={mayEdit && origin === 'own' && !isDirty && <TakeBack scope={say(scope)} settings={settings} />}
    >
      {mayEdit && origin !== 'own' && t('note.saving', { scope: say(scope) })}
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

interface TakeBackProps {
  /** In words. */
  scope: string;
  settings: ChoiceForm;
}

/** Gives up the choice for a scope, after a question. */
function TakeBack({ scope, settings }: TakeBackProps) {
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
