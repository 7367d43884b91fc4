import { inAreas } from '@deck/api/react';
import { useToast, useUi } from '@deck/ui';
import { clock, today } from '@deck/values';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../platform/api.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { activityList, toMoments } from './activity-list.ts';

/** The entries that an address finds as a file that the server makes. It becomes an entry itself. */
export function useLogFile(params: URLSearchParams) {
  const { t } = useTranslation('activity');
  const { timeZone } = useUi();
  const toast = useToast();
  const make = useMutation({
    mutationFn: () =>
      api.auditEvents.export(toMoments(activityList.filterOf(params), timeZone), { handledErrors: 'all' }),
    onSuccess: async (content) => {
      saveFile(`activity-log-${today(timeZone, clock.now())}.csv`, content);
      toast({ tone: 'success', title: t('exported'), text: t('exportedText') });
      await queryClient.invalidateQueries(inAreas('auditEvents'));
    },
  });
  return {
    save: () => make.mutate(),
    isMaking: make.isPending,
    refusal: useRefusal(make.error),
  };
}
