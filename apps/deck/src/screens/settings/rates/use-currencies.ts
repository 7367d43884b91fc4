import { type ComboboxOption, useUi } from '@deck/ui';
import { currencies } from '@deck/values';
import { useMemo } from 'react';
import { useCompany } from './rates-query.ts';

/** Every currency that can have a rate: those the company takes first, each with its name in the reader's language. */
export function useCurrencies(): ComboboxOption[] {
  const { locale } = useUi();
  const { own, accepted } = useCompany();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' });
    const foreign = currencies.filter((code) => code !== own);
    return [
      ...foreign.filter((code) => accepted.includes(code)),
      ...foreign.filter((code) => !accepted.includes(code)),
    ].map((code) => ({ value: code, label: code, hint: names.of(code) }));
  }, [locale, own, accepted]);
}
