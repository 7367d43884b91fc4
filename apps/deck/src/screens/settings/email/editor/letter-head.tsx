import type { TemplateEditor } from '@deck/api/contract/templates';
import { Card, TextLink, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import * as layout from '../../../orders/shared/layout.css.ts';
import * as css from './editor.css.ts';

/** What every letter begins with, and who worded this one when. */
export function LetterHead({ editor: { versions } }: { editor: TemplateEditor }) {
  const { t } = useTranslation('templates');
  const { timeZone } = useUi();
  return (
    <Card title={t('head.title')}>
      <div className={layout.tight}>
        <p className={css.quiet}>
          {t('head.text')}{' '}
          <TextLink inline href="/settings/general">
            {t('head.link')}
          </TextLink>
        </p>
        {versions.length === 0 && <p className={css.versions}>{t('head.system')}</p>}
        {versions.map(({ type, modifiedAt, modifiedBy }) => (
          <p key={type} className={css.versions}>
            {t(`head.${type}`, { time: formatInstant(modifiedAt, timeZone), name: modifiedBy })}
          </p>
        ))}
      </div>
    </Card>
  );
}
