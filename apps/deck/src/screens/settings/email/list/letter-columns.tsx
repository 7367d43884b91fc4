import type { MessageTemplate } from '@deck/api/contract/templates';
import { customerLanguages } from '@deck/api/vocabulary';
import { Figures, StatusDot, type TableColumn } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { lastChange, ownLanguages } from './find-letters.ts';

type Words = TFunction<['templates', 'labels', 'app']>;

/** The columns of the list of letters. */
export const letterColumns = (t: Words, timeZone: string): TableColumn<MessageTemplate>[] => [
  {
    id: 'letter',
    head: t('field.letter'),
    width: 260,
    cell: ({ templateId }) => t(`labels:template.${templateId}`),
    phone: 'title',
  },
  {
    id: 'wording',
    head: t('field.wording'),
    width: 220,
    cell: ({ types }) => <WordingMark types={types} t={t} />,
    phone: 'status',
  },
  {
    id: 'languages',
    head: t('field.ownLanguages'),
    width: 220,
    quiet: true,
    cell: (letter) =>
      ownLanguages(letter, customerLanguages)
        .map((language) => t(`app:language.${language}`))
        .join(', '),
    phone: 'meta',
  },
  {
    id: 'modified',
    head: t('field.modified'),
    width: 150,
    quiet: true,
    cell: (letter) => {
      const last = lastChange(letter);
      return last && <Figures>{formatInstant(last.modifiedAt, timeZone)}</Figures>;
    },
    phone: 'meta',
  },
  {
    id: 'modifiedBy',
    head: t('field.modifiedBy'),
    width: 160,
    quiet: true,
    cell: (letter) => lastChange(letter)?.modifiedBy,
  },
];

/** A draft waits for someone, whatever is sent meanwhile. */
function WordingMark({ types, t }: { types: MessageTemplate['types']; t: Words }) {
  if (types.length === 0) return <StatusDot tone="neutral" label={t('speaker.SYSTEM')} />;
  const isDraft = types.includes('DRAFT');
  const label = types.map((type) => t(`labels:templateType.${type}`)).join(', ');
  return <StatusDot tone={isDraft ? 'warning' : 'success'} label={label} />;
}
