import { inAreas } from '@deck/api/react';
import { queryClient } from '../../api.ts';

/** Reads the saved views again, once one was changed. */
export const rereadViews = (): Promise<void> => queryClient.invalidateQueries(inAreas('views'));
