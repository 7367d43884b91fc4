import type { ComboboxOption } from '@deck/ui';
import { useMemo } from 'react';
import { useSession } from '../../../../platform/session/session-store.ts';

/** The properties of the division, as a combobox offers them: by name, with their city. */
export function useProperties() {
  const { properties } = useSession().environment;
  return useMemo(
    () => ({
      options: properties.map(({ id, name, city }) => ({
        value: id,
        label: name,
        hint: city,
        keywords: city,
      })),
      renderMeta: ({ hint }: ComboboxOption) => hint,
    }),
    [properties],
  );
}
