import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../platform/api.ts';

/**
 * What people call a payment method; until it is known, its name on the wire.
 * @param isNeeded whether any is shown: else nothing is asked for
 */
export function useMethodTitle(isNeeded = true): (name: string) => string {
  const { data } = useQuery({ ...query(api.pspProfiles.paymentMethodGroups, {}), enabled: isNeeded });
  return useCallback(
    (name) => data?.flatMap(({ methods }) => methods).find((method) => method.name === name)?.title ?? name,
    [data],
  );
}
