import type { TemplateEditor } from '@deck/api/contract/templates';
import { type CustomerLanguage, customerLanguages, templateIds } from '@deck/api/vocabulary';
import { media } from '@deck/tokens';
import { ActionBar, Button, Confirm, IconButton, Menu, SegmentedControl, Select, useMedia } from '@deck/ui';
import { ArrowLeft, Ellipsis, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as css from './email.css.ts';
import { type EmailForm, getChanges, getPlaces } from './email-form.ts';
import { type EmailPlace, toAddress } from './email-list.ts';
import type { OpenEmail } from './use-email.ts';

interface EmailBarProps {
  letter: OpenEmail;
  place: EmailPlace;
  language: CustomerLanguage;
  /** The company's; with one alone there is nothing to choose. */
  languages: readonly CustomerLanguage[];
  onSend: () => void;
}

/** Which letter is open, in which language, and what can be done with it as a whole. */
export function EmailBar({ letter, place, language, languages, onSend }: EmailBarProps) {
  const { t } = useTranslation(['templates', 'labels', 'app']);
  const navigate = useNavigate();
  const isPhone = useMedia(media.phone);
  const shown = customerLanguages.filter((one) => one === language || languages.includes(one));
  const options = shown.map((value) => ({ value, label: t(`app:language.${value}`) }));
  const choice = {
    label: t('field.language'),
    options,
    value: language,
    onChange: (next: CustomerLanguage) =>
      void navigate(toAddress({ ...place, language: next }), { replace: true, preventScrollReset: true }),
  };
  const { editor, readOnly } = letter;
  return (
    <div className={css.bar}>
      <Button variant="quiet" icon={ArrowLeft} href={toAddress({ ...place, template: undefined })}>
        {t('editor.back')}
      </Button>
      <div className={css.letter}>
        <Select
          label={t('field.letter')}
          labelHidden
          options={templateIds.map((id) => ({ value: id, label: t(`labels:template.${id}`) }))}
          value={editor.templateId}
          onChange={(template) => void navigate(toAddress({ ...place, template }))}
        />
      </div>
      {shown.length > 1 && (
        <div className={css.language}>
          {isPhone ? <Select {...choice} labelHidden /> : <SegmentedControl {...choice} labelHidden />}
        </div>
      )}
      {!readOnly && (
        <div className={css.acts}>
          <Button icon={Send} onClick={onSend}>
            {t('send.open')}
          </Button>
          <Menu
            trigger={<IconButton icon={Ellipsis} variant="secondary" label={t('editor.more')} />}
            items={[
              {
                label: t('editor.languageToDefault', { language: t(`app:language.${language}`) }),
                icon: RotateCcw,
                onSelect: () => toDefault(letter, [language]),
              },
              {
                label: t('editor.toDefault'),
                icon: RotateCcw,
                onSelect: () => toDefault(letter, customerLanguages),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** Types the words of the system; they are kept and sent like any others. */
function toDefault({ editor, form }: OpenEmail, languages: readonly CustomerLanguage[]) {
  const changed: EmailForm['texts'] = structuredClone(form.getValues('texts'));
  for (const { language, blockKey, text } of getPlaces(editor))
    if (languages.includes(language)) changed[language][blockKey] = text.system;
  form.setValue('texts', changed, { shouldDirty: true, shouldValidate: true });
}

/** The acts for what is typed: kept as a draft, sent from now on, or thrown away. */
export function EmailActs({ letter }: { letter: OpenEmail }) {
  const { t } = useTranslation(['templates', 'labels', 'app', 'settings']);
  const [asked, setAsked] = useState<'PUBLISH' | 'DISCARD'>();
  const { editor, isDirty, isSaving, act, whenRight } = letter;
  const hasDraft = getPlaces(editor).some(({ text }) => text.draft !== null);
  const name = t(`labels:template.${editor.templateId}`);
  const close = () => setAsked(undefined);
  const go = (action: 'PUBLISH' | 'DISCARD') => {
    close();
    act(action);
  };
  return (
    <>
      <ActionBar
        start={
          isDirty ? (
            <Button size="large" variant="quiet" disabled={isSaving} onClick={letter.undo}>
              {t('settings:discard')}
            </Button>
          ) : (
            hasDraft && (
              <Button size="large" variant="quiet" disabled={isSaving} onClick={() => setAsked('DISCARD')}>
                {t('discard.open')}
              </Button>
            )
          )
        }
        end={
          <>
            <Button
              size="large"
              loading={isSaving}
              disabled={!isDirty}
              onClick={() => whenRight(() => act('SAVE'))}
            >
              {t('save')}
            </Button>
            <Button
              size="large"
              variant="primary"
              disabled={isSaving || !(isDirty || hasDraft)}
              onClick={() => whenRight(() => setAsked('PUBLISH'))}
            >
              {t('publish.open')}
            </Button>
          </>
        }
      />
      <Confirm
        open={asked === 'PUBLISH'}
        onClose={close}
        title={t('publish.title', { letter: name })}
        description={t('publish.text', {
          languages: getLanguages(letter, (one) => t(`app:language.${one}`)),
        })}
        safeLabel={t('app:action.cancel')}
        action={{ label: t('publish.act'), onAct: () => go('PUBLISH') }}
      />
      <Confirm
        open={asked === 'DISCARD'}
        onClose={close}
        title={t('discard.title', { letter: name })}
        description={t('discard.text')}
        safeLabel={t('discard.keep')}
        action={{ label: t('discard.open'), tone: 'danger', onAct: () => go('DISCARD') }}
      />
      {letter.leaveQuestion}
    </>
  );
}

type Language = TemplateEditor['blocks'][number]['texts'][number]['language'];

/** In which languages other words go out once the draft does. */
function getLanguages({ editor, form }: OpenEmail, nameOf: (language: Language) => string): string {
  const drafted = getPlaces(editor).filter(({ text }) => text.draft !== null);
  const changed = [...drafted, ...getChanges(editor, form.getValues())];
  return [...new Set(changed.map(({ language }) => nameOf(language)))].join(', ');
}
