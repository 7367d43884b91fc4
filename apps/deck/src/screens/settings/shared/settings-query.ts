import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api.ts';
import { useSession } from '../../../session/session-store.ts';

export const settingsOf = (id: string) => query(api.businessProfiles.settings, { id });

/** The settings of the division one works for. */
export const useSettings = () => useQuery(settingsOf(useSession().environment.context.businessProfileId));
