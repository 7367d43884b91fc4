import { query } from '@deck/api/react';
import type { SelectOption } from '@deck/ui';
import { useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** The payment methods the company offers, by the names payers know. What is chosen stays one, offered or not. */
export function useMethodOptions(chosen: string): SelectOption[] {
  const { locale } = useUi();
  const { data } = useQuery(query(api.pspProfiles.paymentMethodGroups, {}));
  const offered = (data ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ names, methods }) =>
      methods
        .filter(({ enabled }) => enabled)
        .map(({ name, title }) => ({ value: name, label: title, hint: names[locale] })),
    );
  return chosen === '' || offered.some(({ value }) => value === chosen)
    ? offered
    : [{ value: chosen, label: chosen }, ...offered];
}
