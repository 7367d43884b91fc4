import type { ComboboxOption } from '@deck/ui';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useSession } from '../../../../platform/session/session-store.ts';

/**
 * The inputs of a card, in the order given. The names of the fields are its type: one without an input does not compile.
 * @example <Inputs<'reservationId'> of={{ reservationId: <Form.Text name="reservationId" … /> }} />
 */
export function Inputs<Name extends string>({ of }: { of: Readonly<Record<Name, ReactNode>> }) {
  return Object.entries<ReactNode>(of).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}

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
