import type { TemplateEditor } from '@deck/api/contract/templates';
import { Card, Stack, Text, TextLink, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';

/** What every letter begins with, and who worded this one when. */
export function LetterHead({ editor: { versions } }: { editor: TemplateEditor }) {
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
