import type { ComboboxOption } from '@deck/ui';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../platform/session/session-store.ts';

/**
 * The inputs of a card, in the order given. The names of the fields are its type: one without an input does not compile.
 * @example <Inputs<'reservationId'> of={{ reservationId: <Form.Text name="reservationId" … /> }} />
 */
export function Inputs<Name extends string>({ of }: { of: Readonly<Record<Name, ReactNode>> }) {
  return Object.entries<ReactNode>(of).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}

/**
 * The properties that the person sees and that sell something, as a combobox offers them: by name, with their city.
 * @param types what they have to sell, divided by spaces
 * @param kept one that may stay though the person does not see it or it does not sell that, or nothing
 */
export function useProperties(types: string, kept = '') {
  const { t } = useTranslation('orders');
  const { properties } = useSession().environment;
  return useMemo(() => {
    const options: ComboboxOption[] = properties
      .filter(({ id, positionTypes }) => id === kept || sellsAll(positionTypes, types))
      .map(({ id, name, city }) => ({ value: id, label: name, keywords: city }));
    if (kept !== '' && !options.some(({ value }) => value === kept))
      options.push({ value: kept, label: t('otherProperty') });
    return { options, renderMeta: ({ keywords }: ComboboxOption) => keywords };
  }, [properties, types, kept, t]);
}

const sellsAll = (sold: readonly string[], types: string): boolean =>
  types.split(' ').every((type) => type === '' || sold.includes(type));
