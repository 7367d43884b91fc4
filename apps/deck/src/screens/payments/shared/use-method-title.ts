import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';

/** What a way to pay is called: its own name, as the company offers it. */
export function useMethodTitle(): (name: string) => string {
  const { data } = useQuery(query(api.pspProfiles.paymentMethodGroups, {}));
  const offered = data?.flatMap(({ methods }) => methods);
  return (name) => offered?.find((method) => method.name === name)?.title ?? name;
}
