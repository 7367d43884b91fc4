import type { TemplateEditor } from '@deck/api/contract/templates';
import { query } from '@deck/api/react';
import { type CustomerLanguage, type TemplateId, wordsLanguage } from '@deck/api/vocabulary';
import { Alert, Card, Column, Page, Stack, Text, TextLink, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api.ts';
import { FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { RefusalAlert } from '../../../platform/forms/refusal-alert.tsx';
import { LoadFailed, LoadingPage } from '../../../platform/navigation/page-states.tsx';
import { useSession } from '../../../platform/session/session-store.ts';
import { useSettings } from '../shared/settings-data.ts';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import { BlockCard } from './block-card.tsx';
import * as css from './email.css.ts';
import { EmailActs, EmailBar } from './email-bars.tsx';
import { type Place, toPath } from './email-form.ts';
import { type EmailPlace, lastChange, toAddress } from './email-list.ts';
import { noLook, PreviewCard, type PreviewLook } from './preview-card.tsx';
import { SendDialog } from './send-dialog.tsx';
import { type OpenEmail, useEmail } from './use-email.ts';

/** The editor of one letter, once its words and the company's languages are there. */
export function EmailEditor({ template, place }: { template: TemplateId; place: EmailPlace }) {
  const { t } = useTranslation(['templates', 'app']);
  const editor = useQuery(query(api.templates.editor, { id: template }));
  const settings = useSettings();
  const { defaultCustomerLanguage } = useSession().environment;
  if (editor.data && settings.data) {
    const languages = settings.data.email.templateLanguages;
    const own = languages.find((one) => one === defaultCustomerLanguage);
    const language = place.language ?? own ?? languages[0] ?? wordsLanguage(defaultCustomerLanguage);
    return (
      <EmailPage
        key={template}
        editor={editor.data}
        place={place}
        language={language}
        languages={languages}
      />
    );
  }
  const failed = [editor, settings].filter(({ isError }) => isError);
  if (failed.length === 0) return <LoadingPage />;
  return (
    <LoadFailed
      page
      title={t('failed.editor')}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}

interface EmailPageProps {
  editor: TemplateEditor;
  place: EmailPlace;
  language: CustomerLanguage;
  /** The languages the company writes in. */
  languages: readonly CustomerLanguage[];
}

/** A letter block by block, beside how its reader will see it. */
function EmailPage({ editor: latest, place, language, languages }: EmailPageProps) {
  const { t } = useTranslation('labels');
  const navigate = useNavigate();
  const mayEdit = useMayEditSettings();
  const [look, setLook] = useState<PreviewLook>(noLook);
  const [sending, setSending] = useState(false);
  const letter = useEmail(latest, (wrong: Place) => {
    void navigate(toAddress({ ...place, language: wrong.language }), {
      replace: true,
      preventScrollReset: true,
    });
    // The block may be drawn only with its language.
    requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(toPath(wrong))?.focus()));
  });
  const { editor } = letter;
  const tags = editor.tags.map((id) => ({ id, label: t(`templateTag.${id}`) }));
  return (
    <Page>
      <EmailBar
        letter={letter}
        place={place}
        language={language}
        languages={languages}
        onSend={() => setSending(true)}
      />
      <div className={css.columns[look.width]}>
        <Column>
          <EmailNotices letter={letter} />
          <EmailHead editor={editor} />
          <FormProvider form={letter.form}>
            {editor.blocks.map((block) => (
              <BlockCard key={block.blockKey} letter={letter} block={block} language={language} tags={tags} />
            ))}
          </FormProvider>
        </Column>
        <div className={css.beside}>
          <PreviewCard letter={letter} language={language} look={look} onLook={setLook} />
        </div>
      </div>
      {mayEdit && <EmailActs letter={letter} />}
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

/** What stands between what is typed and what is kept: an earlier session, somebody else's change, a refusal. */
function EmailNotices({ letter: { draft, meanwhile, refusal, editor } }: { letter: OpenEmail }) {
  const { t } = useTranslation('templates');
  const name = lastChange(editor)?.modifiedBy ?? t('meanwhile.somebody');
  return (
    <>
      <DraftOffer draft={draft} />
      {meanwhile && (
        <Alert tone="warning" announced title={t('meanwhile.title', { name })}>
          {t(meanwhile.length > 0 ? 'meanwhile.both' : 'meanwhile.taken')}
        </Alert>
      )}
      <RefusalAlert title={t('failed.save')}>{refusal}</RefusalAlert>
    </>
  );
}

/** What every letter begins with, and who worded this one when. */
function EmailHead({ editor: { versions } }: { editor: TemplateEditor }) {
  const { t } = useTranslation('templates');
  const { timeZone } = useUi();
  return (
    <Card title={t('head.title')}>
      <Stack gap="tight">
        <Text>
          {t('head.text')}{' '}
          <TextLink inline href="/settings/general">
            {t('head.link')}
          </TextLink>
        </Text>
        {versions.length === 0 && <Text size="meta">{t('head.system')}</Text>}
        {versions.map(({ type, modifiedAt, modifiedBy }) => (
          <Text size="meta" key={type}>
            {t(`head.${type}`, { time: formatInstant(modifiedAt, timeZone), name: modifiedBy })}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
