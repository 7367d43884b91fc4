import type { TemplateEditor } from '@deck/api/contract/templates';
import { isNeededBlock, LONGEST_PLAIN_TEXT, unknownTags } from '@deck/api/rules';
import type { BlockKey, CustomerLanguage } from '@deck/api/vocabulary';
import { Button, Card, RichText, Stack, Tag, Text, type TextTag } from '@deck/ui';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../forms/form-field.tsx';
import { BlockMenu } from './block-menu.tsx';
import { BothChanged } from './both-changed.tsx';
import * as css from './editor.css.ts';
import { keptText, pathOf, speakerOf } from './letter-form.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { plainWords } from './plain-words.ts';
import type { OpenLetter } from './use-letter.ts';

interface BlockCardProps {
  letter: OpenLetter;
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
  const path = pathOf({ language, blockKey });
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
        meta={<Tag label={t(`speaker.${speakerOf(text, typed)}`)} />}
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
            <FormField key={path} control={form.control} name={path}>
              {({ value = '', ...bound }) => (
                <RichText
                  {...bound}
                  {...(unknownTags(value).length > 0 && { state: 'primary', feedback: '' })}
                  value={value}
                  language={language}
                  label={label}
                  labelHidden
                  format={format === 'TEXT' ? 'line' : 'html'}
                  rows={rows[blockKey] ?? (format === 'TEXT' ? 1 : 2)}
                  maxLength={format === 'TEXT' ? LONGEST_PLAIN_TEXT : undefined}
                  tags={tags}
                  picture={(onKept) => <PictureChooser onKept={onKept} />}
                  readOnly={readOnly}
                />
              )}
            </FormField>
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
