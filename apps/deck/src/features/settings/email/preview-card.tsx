import { query } from '@deck/api/react';
import type { CustomerLanguage, RenderType } from '@deck/api/vocabulary';
import { Alert, Button, Card, EmailPreview, SegmentedControl, Skeleton, Stack, Switch, Text } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquare, Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { PartFailed } from '../../../platform/navigation/page-states.tsx';
import * as css from './email.css.ts';
import { FilledBy, type FilledFrom } from './filled-by.tsx';
import type { OpenEmail } from './use-email.ts';

interface PreviewCardProps {
  letter: OpenEmail;
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
        {error && <PartFailed title={t('preview.failed')} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton shape="block" height={420} />}
        {data && !error && (
          <EmailPreview
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

/** How the preview is looked at. */
export interface PreviewLook {
  readonly renderType: RenderType;
  readonly width: 'narrow' | 'wide';
  readonly dark: boolean;
  /** Only what the system says. */
  readonly hideCustomBlocks: boolean;
  /** The order or payment it is filled from; an example without one. */
  readonly entity: FilledFrom | undefined;
}

export const noLook: PreviewLook = {
  renderType: 'email',
  width: 'narrow',
  dark: false,
  hideCustomBlocks: false,
  entity: undefined,
};

interface PreviewToolsProps {
  look: PreviewLook;
  /** Not every letter goes out as a text message, too. */
  hasSms: boolean;
  onLook: (look: PreviewLook) => void;
}

/** How the preview is looked at: as what, how wide, light or dark, filled from what. */
function PreviewTools({ look, hasSms, onLook }: PreviewToolsProps) {
  const { t } = useTranslation('templates');
  return (
    <>
      <div className={css.tools}>
        {hasSms && (
          <SegmentedControl
            label={t('preview.renderType')}
            labelHidden
            value={look.renderType}
            onChange={(renderType) => onLook({ ...look, renderType })}
            options={[
              { value: 'email', label: t('preview.email'), icon: Mail },
              { value: 'sms', label: t('preview.sms'), icon: MessageSquare },
            ]}
          />
        )}
        <SegmentedControl
          label={t('preview.width')}
          labelHidden
          value={look.width}
          onChange={(width) => onLook({ ...look, width })}
          options={[
            { value: 'narrow', label: t('preview.narrow'), icon: Smartphone },
            { value: 'wide', label: t('preview.wide'), icon: Monitor },
          ]}
        />
        <SegmentedControl
          label={t('preview.mode')}
          labelHidden
          value={look.dark ? 'dark' : 'light'}
          onChange={(mode) => onLook({ ...look, dark: mode === 'dark' })}
          options={[
            { value: 'light', label: t('preview.light'), icon: Sun },
            { value: 'dark', label: t('preview.dark'), icon: Moon },
          ]}
        />
      </div>
      <FilledBy value={look.entity} onChange={(entity) => onLook({ ...look, entity })} />
      <Switch
        label={t('preview.hideCustom')}
        checked={look.hideCustomBlocks}
        onChange={(hideCustomBlocks) => onLook({ ...look, hideCustomBlocks })}
      />
    </>
  );
}
