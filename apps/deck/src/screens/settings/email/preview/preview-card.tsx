import { query } from '@deck/api/react';
import type { CustomerLanguage } from '@deck/api/vocabulary';
import { Alert, Button, Card, LetterPreview, Skeleton, Stack, Text } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api.ts';
import type { OpenLetter } from '../editor/use-letter.ts';
import type { PreviewLook } from './preview-look.ts';
import { PreviewTools } from './preview-tools.tsx';

interface PreviewCardProps {
  letter: OpenLetter;
  language: CustomerLanguage;
  look: PreviewLook;
  onLook: (look: PreviewLook) => void;
}

/** The letter as its reader sees it: with the draft that is kept, and filled from an example or an order. */
export function PreviewCard({ letter, language, look, onLook }: PreviewCardProps) {
  const { t } = useTranslation(['templates', 'app']);
  const { hideCustomBlocks, entity } = look;
  const hasSms = letter.editor.blocks.some(({ blockKey }) => blockKey === 'sms');
  const renderType = hasSms ? look.renderType : 'email';
  const { data, error, refetch } = useQuery({
    ...query(api.templates.render, {
      id: letter.editor.templateId,
      language,
      renderType,
      hideCustomBlocks,
      ...(entity && { entityId: entity.id }),
    }),
    placeholderData: (last) => last,
  });
  return (
    <Card title={t('preview.title')}>
      <Stack>
        <PreviewTools look={look} hasSms={hasSms} onLook={onLook} />
        {letter.isDirty && (
          <Alert
            tone="info"
            action={
              <Button
                size="small"
                loading={letter.isSaving}
                onClick={() => letter.whenRight(() => letter.act('SAVE'))}
              >
                {t('save')}
              </Button>
            }
          >
            {t('preview.unsaved')}
          </Alert>
        )}
        {error && (
          <Alert
            tone="danger"
            title={t('preview.failed')}
            action={
              <Button size="small" onClick={() => void refetch()}>
                {t('app:action.retry')}
              </Button>
            }
          />
        )}
        {!data && !error && <Skeleton shape="block" height={420} />}
        {data && !error && (
          <LetterPreview
            label={t('preview.frame', { language: t(`app:language.${language}`) })}
            language={language}
            width={look.width}
            dark={look.dark}
            letter={
              data.renderType === 'email'
                ? { kind: 'email', subject: data.subject, html: data.body }
                : { kind: 'sms', text: data.body }
            }
          />
        )}
        {look.dark && renderType === 'email' && <Text>{t('preview.darkNote')}</Text>}
      </Stack>
    </Card>
  );
}
