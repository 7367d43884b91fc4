import { query } from '@deck/api/react';
import type { TemplateId } from '@deck/api/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api.ts';
import { LoadFailed } from '../../../../layout/load-failed.tsx';
import { LoadingPage } from '../../../../layout/loading-page.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { useSettings } from '../../shared/settings-query.ts';
import type { EmailPlace } from '../email-place.ts';
import { LetterPage } from './letter-page.tsx';

/** The editor of one letter, once its words and the company's languages are there. */
export function LetterEditor({ template, place }: { template: TemplateId; place: EmailPlace }) {
  const { t } = useTranslation(['templates', 'app']);
  const editor = useQuery(query(api.templates.editor, { id: template }));
  const settings = useSettings();
  const { defaultCustomerLanguage } = useSession().environment;
  if (editor.data && settings.data) {
    const languages = settings.data.email.templateLanguages;
    const first = languages.includes(defaultCustomerLanguage) ? defaultCustomerLanguage : languages[0];
    const language = place.language ?? first ?? defaultCustomerLanguage;
    return (
      <LetterPage
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
