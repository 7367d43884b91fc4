import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { quietApi } from '../api.ts';
import { live } from '../polling.ts';
import { useSession } from './session-store.ts';

export const companyQuery = (id: string) => query(quietApi.businessProfiles.get, { id });

/** The user's company, with its choices for the main page. */
export function useCompany() {
  const { context } = useSession().environment;
  return useQuery({ ...companyQuery(context.businessProfileId), ...live });
}
