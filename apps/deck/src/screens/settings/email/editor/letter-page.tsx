import type { TemplateEditor } from '@deck/api/contract/templates';
import type { CustomerLanguage } from '@deck/api/vocabulary';
import { Column, Page } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMayEditSettings } from '../../shared/settings-page.tsx';
import { addressOf, type EmailPlace } from '../email-place.ts';
import { PreviewCard } from '../preview/preview-card.tsx';
import { noLook, type PreviewLook } from '../preview/preview-look.ts';
import { SendDialog } from '../send/send-dialog.tsx';
import { BlockCard } from './block-card.tsx';
import * as css from './editor.css.ts';
import { LetterActs } from './letter-acts.tsx';
import { LetterBar } from './letter-bar.tsx';
import { type Place, pathOf } from './letter-form.ts';
import { LetterHead } from './letter-head.tsx';
import { LetterNotices } from './letter-notices.tsx';
import { useLetter } from './use-letter.ts';

interface LetterPageProps {
  editor: TemplateEditor;
  place: EmailPlace;
  language: CustomerLanguage;
  /** The languages the company writes in. */
  languages: readonly CustomerLanguage[];
}

/** A letter block by block, beside how its reader will see it. */
export function LetterPage({ editor: latest, place, language, languages }: LetterPageProps) {
  const { t } = useTranslation('labels');
  const navigate = useNavigate();
  const mayEdit = useMayEditSettings();
  const [look, setLook] = useState<PreviewLook>(noLook);
  const [sending, setSending] = useState(false);
  const letter = useLetter(latest, (wrong: Place) => {
    void navigate(addressOf({ ...place, language: wrong.language }), {
      replace: true,
      preventScrollReset: true,
    });
    // The block may be drawn only with its language.
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(pathOf(wrong))?.focus()));
  });
  const { editor } = letter;
  const tags = editor.tags.map((id) => ({ id, label: t(`templateTag.${id}`) }));
  return (
    <Page>
      <LetterBar
        letter={letter}
        place={place}
        language={language}
        languages={languages}
        onSend={() => setSending(true)}
      />
      <div className={css.columns[look.width]}>
        <Column>
          <LetterNotices letter={letter} />
          <LetterHead editor={editor} />
          {editor.blocks.map((block) => (
            <BlockCard key={block.blockKey} letter={letter} block={block} language={language} tags={tags} />
          ))}
        </Column>
        <div className={css.beside}>
          <PreviewCard letter={letter} language={language} look={look} onLook={setLook} />
        </div>
      </div>
      {mayEdit && <LetterActs letter={letter} />}
      <SendDialog
        open={sending}
        onClose={() => setSending(false)}
        letter={letter}
        language={language}
        entity={look.entity}
      />
    </Page>
  );
}
