import { useUi } from '@deck/ui';
import { countryCodes, countryName } from '@deck/values';
import { useMemo } from 'react';

/** Every country by its name in the reader's language. */
export function useCountries() {
  const { locale } = useUi();
  return useMemo(
    () =>
      countryCodes
        .map((code) => ({ value: code, label: countryName(code, locale), hint: code }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [locale],
  );
}
