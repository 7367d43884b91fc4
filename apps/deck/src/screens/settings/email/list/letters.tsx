import { query } from '@deck/api/react';
import { customerLanguages } from '@deck/api/vocabulary';
import { Button, FilterBar, SearchField, Select, Table, useUi } from '@deck/ui';
import { fold, searchWords } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { api } from '../../../../api.ts';
import { useListState } from '../../../../list/list-state.ts';
import { addressOf, type EmailPlace, wordings } from '../email-place.ts';
import { findLetters } from './find-letters.ts';
import { letterColumns } from './letter-columns.tsx';
import * as css from './letters.css.ts';

/** All letters to customers, and which of them the company words itself. */
export function Letters({ place }: { place: EmailPlace }) {
  const { t } = useTranslation(['templates', 'labels', 'app', 'list']);
  const { timeZone } = useUi();
  const { key } = useLocation();
  const list = useListState();
  const { data, isPending, isError, refetch } = useQuery(query(api.templates.list));
  const words = searchWords(place.q ?? '');
  const found = findLetters(data ?? [], place, (id) => {
    const name = fold(t(`labels:template.${id}`));
    return words.every((word) => name.includes(word));
  });
  const reset = () => list.change({ q: '', type: '', language: '' });
  const isNarrowed = Boolean(place.q || place.type || place.language);
  const all = { value: 'ALL', label: t('filter.all') } as const;
  return (
    <>
      <div className={css.filters}>
        <FilterBar>
          <SearchField
            label={t('filter.search')}
            labelHidden
            placeholder={t('filter.search')}
            value={place.q ?? ''}
            onChange={(q) => list.change({ q })}
          />
          <Select
            label={t('field.wording')}
            labelHidden
            value={place.type ?? 'ALL'}
            onChange={(type) => list.change({ type: type === 'ALL' ? '' : type })}
            options={[
              { ...all, label: t('filter.allWordings') },
              ...wordings.map((value) => ({ value, label: t(`speaker.${value}`) })),
            ]}
          />
          <Select
            label={t('field.language')}
            labelHidden
            value={place.language ?? 'ALL'}
            onChange={(language) => list.change({ language: language === 'ALL' ? '' : language })}
            options={[
              { ...all, label: t('filter.allLanguages') },
              ...customerLanguages.map((value) => ({ value, label: t(`app:language.${value}`) })),
            ]}
          />
          {isNarrowed && (
            <Button variant="quiet" onClick={reset}>
              {t('list:reset')}
            </Button>
          )}
        </FilterBar>
      </div>
      <Table
        label={t('list.title')}
        frame="page"
        restoreKey={key}
        columns={letterColumns(t, timeZone)}
        rows={found}
        rowKey={({ templateId }) => templateId}
        rowHref={({ templateId }) => addressOf({ ...place, template: templateId })}
        loading={isPending}
        error={isError ? { title: t('failed.list') } : undefined}
        onRetry={() => void refetch()}
        empty={{
          title: t('list.nothing'),
          text: t('list:nothingText'),
          action: <Button onClick={reset}>{t('list:reset')}</Button>,
        }}
        total={found.length}
      />
    </>
  );
}
