import type { MessageTemplate } from '@deck/api/contract/templates';
import { query } from '@deck/api/react';
import { customerLanguages } from '@deck/api/vocabulary';
import {
  Button,
  Figures,
  FilterBar,
  IconButton,
  SearchField,
  Select,
  StatusDot,
  Table,
  type TableColumn,
  useUi,
} from '@deck/ui';
import { fold, formatInstant, searchWords } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { api } from '../../../platform/api.ts';
import { useListState } from '../../../platform/list/list-state.ts';
import { useSettings } from '../shared/settings-data.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import * as css from './email.css.ts';
import { EmailEditor } from './email-editor.tsx';
import {
  type EmailPlace,
  findEmails,
  lastChange,
  ownLanguages,
  readPlace,
  toAddress,
  wordings,
} from './email-list.ts';
import { LanguagesDialog } from './languages-dialog.tsx';

export function EmailScreen() {
  const place = readPlace(useSearchParams()[0]);
  if (place.template === undefined) return <EmailList place={place} />;
  return (
    <SettingsPage tab="email">
      <EmailEditor template={place.template} place={place} />
    </SettingsPage>
  );
}

/** The letters, and the languages they are worded in. */
function EmailList({ place }: { place: EmailPlace }) {
  const { t } = useTranslation('templates');
  const { data: settings } = useSettings();
  const [isChoosing, setChoosing] = useState(false);
  const choose = { icon: Languages, disabled: !settings, onClick: () => setChoosing(true) } as const;
  return (
    <SettingsPage
      tab="email"
      actions={<Button {...choose}>{t('languages.open')}</Button>}
      phoneActions={<IconButton {...choose} size="large" label={t('languages.open')} />}
    >
      <Emails place={place} />
      {settings && (
        <LanguagesDialog settings={settings} open={isChoosing} onClose={() => setChoosing(false)} />
      )}
    </SettingsPage>
  );
}

/** All letters to customers, and which of them the company words itself. */
function Emails({ place }: { place: EmailPlace }) {
  const { t } = useTranslation(['templates', 'labels', 'app', 'list']);
  const { timeZone } = useUi();
  const { key } = useLocation();
  const list = useListState();
  const { data, isPending, isError, refetch } = useQuery(query(api.templates.list));
  const words = searchWords(place.q ?? '');
  const found = findEmails(data ?? [], place, (id) => {
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
        columns={emailColumns(t, timeZone)}
        rows={found}
        rowKey={({ templateId }) => templateId}
        rowHref={({ templateId }) => toAddress({ ...place, template: templateId })}
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

type Words = TFunction<['templates', 'labels', 'app']>;

/** The columns of the list of letters. */
const emailColumns = (t: Words, timeZone: string): TableColumn<MessageTemplate>[] => [
  {
    id: 'letter',
    head: t('field.letter'),
    room: { least: 200, ideal: 264, most: 320, priority: 0, grows: 1 },
    cell: ({ templateId }) => t(`labels:template.${templateId}`),
    phone: 'title',
  },
  {
    id: 'wording',
    head: t('field.wording'),
    room: { least: 168, ideal: 216, most: 240, priority: 0 },
    cell: ({ types }) => <WordingMark types={types} t={t} />,
    phone: 'status',
  },
  {
    id: 'languages',
    head: t('field.ownLanguages'),
    room: { least: 136, ideal: 216, most: 264, priority: 2 },
    quiet: true,
    cell: (letter) =>
      ownLanguages(letter, customerLanguages)
        .map((language) => t(`app:language.${language}`))
        .join(', ') || t('field.noLanguage'),
    phone: 'meta',
  },
  {
    id: 'modified',
    head: t('field.modified'),
    room: { least: 136, ideal: 264, most: 320, priority: 3 },
    quiet: true,
    cell: (letter) => {
      const last = lastChange(letter);
      return last && <Figures>{`${formatInstant(last.modifiedAt, timeZone)}, ${last.modifiedBy}`}</Figures>;
    },
    phone: 'meta',
  },
];

/** A draft waits for someone, whatever is sent meanwhile. */
function WordingMark({ types, t }: { types: MessageTemplate['types']; t: Words }) {
  if (types.length === 0) return <StatusDot tone="neutral" label={t('speaker.SYSTEM')} />;
  const isDraft = types.includes('DRAFT');
  const label = types.map((type) => t(`labels:templateType.${type}`)).join(', ');
  return <StatusDot tone={isDraft ? 'warning' : 'success'} label={label} />;
}
