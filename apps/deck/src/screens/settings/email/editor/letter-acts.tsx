import type { TemplateEditor } from '@deck/api/contract/templates';
import { ActionBar, Button, Confirm } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf, placesOf } from './letter-form.ts';
import type { OpenLetter } from './use-letter.ts';

/** What becomes of what is typed: kept as a draft, sent from now on, or thrown away. */
export function LetterActs({ letter }: { letter: OpenLetter }) {
  const { t } = useTranslation(['templates', 'labels', 'app', 'settings']);
  const [asked, setAsked] = useState<'PUBLISH' | 'DISCARD'>();
  const { editor, isDirty, isSaving, act, whenRight } = letter;
  const hasDraft = placesOf(editor).some(({ text }) => text.draft !== null);
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
        description={t('publish.text', { languages: languagesOf(letter, (one) => t(`app:language.${one}`)) })}
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
function languagesOf({ editor, form }: OpenLetter, nameOf: (language: Language) => string): string {
  const drafted = placesOf(editor).filter(({ text }) => text.draft !== null);
  const changed = [...drafted, ...changesOf(editor, form.getValues())];
  return [...new Set(changed.map(({ language }) => nameOf(language)))].join(', ');
}
