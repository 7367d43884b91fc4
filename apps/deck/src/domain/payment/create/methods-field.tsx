import { query } from '@deck/api/react';
import type { Scheme } from '@deck/api/vocabulary';
import { MultiSelect, type MultiSelectProps, Skeleton, useUi } from '@deck/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session/session-store.ts';

interface MethodsFieldProps extends Omit<MultiSelectProps, 'label' | 'options' | 'hint'> {
  /** What the payer is charged in. */
  currency: string;
  propertyId: string;
  /** The customer's; empty where nobody knows it. */
  country: string;
  scheme: Scheme;
}

/** What the payer may pay with: of what the company offers for the currency, the property and the country. */
export function MethodsField({ currency, propertyId, country, scheme, ...field }: MethodsFieldProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { defaultPaymentMethod } = useSession().environment;
  const { data, isError } = useQuery({
    ...query(api.pspProfiles.paymentMethodGroups, {
      currency,
      ...(propertyId === '' ? {} : { businessObjectId: propertyId }),
      ...(country === '' ? {} : { customerCountry: country }),
    }),
    // What was offered stays until it is known what is offered now.
    placeholderData: keepPreviousData,
  });
  const offered = (data ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ names, methods }) =>
      methods
        .filter(({ enabled, holds }) => enabled && (scheme === 'CHARGE' || holds))
        .map(({ name, title }) => ({ value: name, label: title, hint: names[locale] })),
    )
    // The company's own comes first and narrows nothing.
    .sort((a, b) => Number(b.value === defaultPaymentMethod) - Number(a.value === defaultPaymentMethod));
  if (data === undefined && !isError) return <Skeleton shape="block" width={200} height={34} />;
  const isNothing = data !== undefined && offered.length === 0;
  // What was chosen before the currency was stays in sight: the server says what is wrong with it.
  const kept = field.value
    .filter((name) => offered.every(({ value }) => value !== name))
    .map((name) => ({ value: name, label: name, hint: t('methods.notOffered', { currency }) }));
  const hint = isNothing
    ? t('methods.none', { currency })
    : isError
      ? t('methods.failed')
      : field.value.length === 0
        ? t('methods.all')
        : undefined;
  return <MultiSelect {...field} label={t('methods.label')} options={[...kept, ...offered]} hint={hint} />;
}
