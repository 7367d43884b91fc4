import { mutation, query } from '@deck/api/react';
import { Button, useToast } from '@deck/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../api.ts';
import { useRight, useSession } from '../session/session-store.ts';
import { isSame, toLayout, toSettings } from './column-settings.ts';
import type { ListView } from './use-list.ts';

interface CompanyColumnsProps {
  readonly list: Pick<ListView<never>, 'id' | 'atFirst' | 'layout' | 'changeLayout'>;
}

/**
 * What a columns menu offers about the company's columns: everyone may go back to them, who may edit settings may make
 * the columns shown the company's. It asks for them when the menu is opened.
 */
export function CompanyColumns({ list }: CompanyColumnsProps) {
  const { id: tableId, atFirst, layout, changeLayout } = list;
  const { t } = useTranslation('list');
  const toast = useToast();
  const mayEdit = useRight('SETTINGS_EDIT');
  const { businessProfileId: id } = useSession().environment.context;
  const settings = query(api.businessProfiles.columnSettings, { id });
  const company = useQuery(settings);
  const save = useMutation({
    ...mutation(api.businessProfiles.saveColumnSettings),
    onSuccess: (saved) => {
      queryClient.setQueryData(settings.queryKey, saved);
      // Whoever has set the company's columns follows them.
      changeLayout(null);
      toast({ tone: 'success', title: t('columns.saved'), text: t('columns.savedText') });
    },
  });
  if (!company.data) return null;
  const usual = toLayout(
    company.data.find((table) => table.tableId === tableId),
    atFirst,
  );
  const isUsual = isSame(usual, layout);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        // Not the `disabled` attribute, so that the pressed button keeps the focus.
        aria-disabled={isUsual || undefined}
        onClick={() => changeLayout(null)}
      >
        {t('columns.back')}
      </Button>
      {mayEdit && (
        <Button
          size="small"
          variant="quiet"
          aria-disabled={isUsual || undefined}
          loading={save.isPending}
          onClick={() => save.mutate({ id, body: [toSettings(tableId, layout)] })}
        >
          {t('columns.save')}
        </Button>
      )}
    </>
  );
}
