import { SegmentedControl, Switch } from '@deck/ui';
import { Mail, MessageSquare, Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as css from '../editor/editor.css.ts';
import { FilledBy } from './filled-by.tsx';
import type { PreviewLook } from './preview-look.ts';

interface PreviewToolsProps {
  look: PreviewLook;
  /** Not every letter goes out as a text message, too. */
  hasSms: boolean;
  onLook: (look: PreviewLook) => void;
}

/** How the preview is looked at: as what, how wide, light or dark, filled from what. */
export function PreviewTools({ look, hasSms, onLook }: PreviewToolsProps) {
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
