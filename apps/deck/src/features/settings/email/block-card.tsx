import type { BlockText, TemplateEditor } from '@deck/api/contract/templates';
import { isNeededBlock, LONGEST_PLAIN_TEXT, unknownTags } from '@deck/api/rules';
import type { BlockKey, CustomerLanguage } from '@deck/api/vocabulary';
import {
  Alert,
  Button,
  Card,
  IconButton,
  Menu,
  type MenuItem,
  RichText,
  type RichTextProps,
  Stack,
  Tag,
  Text,
  type TextTag,
} from '@deck/ui';
import { Ellipsis, EyeOff, RotateCcw, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { ChoosePicture } from '../../../platform/forms/picture-field.tsx';
import { usePicture } from '../../../platform/forms/use-picture.ts';
import * as css from './email.css.ts';
import { type EmailForm, getSpeaker, keptText, type Place, plainWords, toPath } from './email-form.ts';
import type { OpenEmail } from './use-email.ts';

const Form = createForm<EmailForm>()({ Words });

interface BlockCardProps {
  letter: OpenEmail;
  block: TemplateEditor['blocks'][number];
  language: CustomerLanguage;
  tags: readonly TextTag[];
}

/** Lines of text that are seen at once. */
const rows: Partial<Record<BlockKey, number>> = { message: 6, closing: 3, sms: 3 };

/** A part of the letter in one language: its words, who says them, and what the system says instead. */
export function BlockCard({ letter, block: { blockKey, format, texts }, language, tags }: BlockCardProps) {
  const { t } = useTranslation(['templates', 'labels']);
  const { form, readOnly } = letter;
  const path = toPath({ language, blockKey });
  const typed = useWatch({ control: form.control, name: path }) ?? '';
  const lastWords = useRef('');
  const text = texts.find((one) => one.language === language);
  if (!text) return null;
  if (typed !== '') lastWords.current = typed;
  const label = t(`labels:templateBlock.${blockKey}`);
  const labelOf = (id: string) => tags.find((tag) => tag.id === id)?.label ?? id;
  const say = (content: string) =>
    form.setValue(path, content, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const isHidden = typed === '' && !isNeededBlock(blockKey);

  return (
    <div id={path} tabIndex={-1} className={css.block}>
      <Card
        title={label}
        meta={<Tag label={t(`speaker.${getSpeaker(text, typed)}`)} />}
        action={
          !readOnly && <BlockMenu blockKey={blockKey} label={label} text={text} typed={typed} onSay={say} />
        }
      >
        <Stack gap="tight">
          <BothChanged
            letter={letter}
            place={{ language, blockKey }}
            format={format}
            labelOf={labelOf}
            onTake={say}
          />
          {isHidden ? (
            <>
              <Text>{t('block.hidden')}</Text>
              {!readOnly && (
                <div>
                  <Button
                    size="small"
                    onClick={() => say(lastWords.current || keptText(text) || text.system)}
                  >
                    {t('block.show')}
                  </Button>
                </div>
              )}
            </>
          ) : (
            <Form.Words
              key={path}
              name={path}
              language={language}
              label={label}
              labelHidden
              format={format === 'TEXT' ? 'line' : 'html'}
              rows={rows[blockKey] ?? (format === 'TEXT' ? 1 : 2)}
              maxLength={format === 'TEXT' ? LONGEST_PLAIN_TEXT : undefined}
              tags={tags}
              picture={(onKept) => <PictureChooser onKept={onKept} />}
              readOnly={readOnly}
              silent={unknownTags(typed).length > 0}
            />
          )}
          {typed !== text.system && (
            <p className={css.system}>
              <span className={css.systemTitle}>{t('block.system')}</span>{' '}
              <span lang={language}>{plainWords(text.system, format, labelOf)}</span>
            </p>
          )}
        </Stack>
      </Card>
    </div>
  );
}

/** The words of a block. The form knows of blocks that not every letter has. */
function Words({ value = '', ...text }: Omit<RichTextProps, 'value'> & { value: string | undefined }) {
  return <RichText {...text} value={value} />;
}

interface BothChangedProps {
  letter: OpenEmail;
  place: Place;
  format: 'HTML' | 'TEXT';
  labelOf: (tag: string) => string;
  onTake: (content: string) => void;
}

/** Another user has changed this block too. Their text is offered instead. */
function BothChanged({ letter, place, format, labelOf, onTake }: BothChangedProps) {
  const { t } = useTranslation('templates');
  const theirs = letter.meanwhile?.find((one) => toPath(one) === toPath(place));
  if (!theirs) return null;
  return (
    <Alert
      tone="warning"
      title={t('meanwhile.block')}
      action={
        <Button
          size="small"
          onClick={() => {
            onTake(theirs.content);
            letter.settle(place);
          }}
        >
          {t('meanwhile.take')}
        </Button>
      }
    >
      <span lang={place.language}>{plainWords(theirs.content, format, labelOf) || t('block.hidden')}</span>
    </Alert>
  );
}

interface BlockMenuProps {
  blockKey: BlockKey;
  label: string;
  text: BlockText;
  typed: string;
  onSay: (content: string) => void;
}

/** Replaces a block by the default, by what is sent now, or by nothing. */
function BlockMenu({ blockKey, label, text, typed, onSay }: BlockMenuProps) {
  const { t } = useTranslation('templates');
  const { system, custom } = text;
  const items: MenuItem[] = [
    {
      label: t('block.toDefault'),
      icon: RotateCcw,
      disabledReason: typed === system ? t('block.isDefault') : undefined,
      onSelect: () => onSay(system),
    },
  ];
  if (custom !== null && typed !== custom)
    items.push({ label: t('block.toSent'), icon: Undo2, onSelect: () => onSay(custom) });
  if (!isNeededBlock(blockKey) && typed !== '')
    items.push({ label: t('block.hide'), icon: EyeOff, onSelect: () => onSay('') });
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t('block.more', { block: label })} />} items={items} />
  );
}

/** Uploads a picture for a letter. The server checks it first. */
function PictureChooser({ onKept }: { onKept: (src: string) => void }) {
  const { t } = useTranslation('templates');
  return <ChoosePicture picture={usePicture(onKept)} label={t('block.picture')} />;
}
