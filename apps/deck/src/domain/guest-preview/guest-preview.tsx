import type { GuestContent } from '@deck/guest';
import type { PropertyAccent } from '@deck/tokens';
import { Button, GuestMiniature, GuestPage, Modal, SegmentedControl, Skeleton, useUi } from '@deck/ui';
import { Maximize2 } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../platform/format/language-name.ts';
import * as css from './guest-preview.css.ts';
import { LetterPreview, MessagePreview } from './letter-preview.tsx';
import type { GuestPreview } from './use-guest-preview.ts';

const faces = ['PAGE', 'EMAIL', 'SMS'] as const;
type PreviewFace = (typeof faces)[number];

export interface GuestPreviewPanelProps {
  preview: GuestPreview;
  /** What it shows at first. */
  first?: PreviewFace | undefined;
  /** Below it; by default that it changes while one types. */
  note?: string | undefined;
}

/** What the guest sees: the page, the letter and the SMS, drawn from the form. Nothing in it can be pressed. */
export default function GuestPreviewPanel({ preview, first = 'PAGE', note }: GuestPreviewPanelProps) {
  const { t } = useTranslation(['collect', 'app']);
  const { locale } = useUi();
  const [face, setFace] = useState<PreviewFace>(first);
  const [isFull, setFull] = useState(false);
  // Typing does not wait for the preview.
  const { content, accent } = useDeferredValue(preview);
  const language = languageName(preview.language, (code) => t(`app:language.${code}`), locale);
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>{t('preview.title')}</h2>
        <SegmentedControl
          label={t('preview.title')}
          labelHidden
          value={face}
          onChange={setFace}
          options={faces.map((value) => ({ value, label: t(`preview.face.${value}`) }))}
        />
      </div>
      <div className={css.stage}>
        {content === undefined ? (
          <Skeleton shape="block" width={326} height={558} />
        ) : (
          <Face face={face} content={content} accent={accent} />
        )}
      </div>
      <div className={css.foot}>
        <span>{note ?? t('preview.note', { language })}</span>
        {content && (
          <Button size="small" variant="quiet" icon={Maximize2} onClick={() => setFull(true)}>
            {t('preview.full')}
          </Button>
        )}
      </div>
      {content && (
        <Modal open={isFull} size="large" title={t('preview.title')} onClose={() => setFull(false)}>
          <div inert>
            <GuestPage content={content} accent={accent} isPart />
          </div>
        </Modal>
      )}
    </div>
  );
}

interface FaceProps {
  face: PreviewFace;
  content: GuestContent;
  accent: PropertyAccent | null;
}

const Face = memo(function Face({ face, content, accent }: FaceProps) {
  switch (face) {
    case 'PAGE':
      return <GuestMiniature content={content} accent={accent} />;
    case 'EMAIL':
      return <LetterPreview content={content} />;
    case 'SMS':
      return <MessagePreview content={content} />;
  }
});
