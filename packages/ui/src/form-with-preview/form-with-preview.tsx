import { media } from '@deck/tokens';
import { Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { useMedia } from '../use-media/use-media.ts';
import * as css from './form-with-preview.css.ts';

export interface FormWithPreviewProps {
  /** The cards of the form. */
  children: ReactNode;
  /** The result, drawn while the form is filled in; undefined leaves its place out. */
  preview: ReactNode;
  /** The preview's name, of its column and of its dialog: "What the guest sees". */
  previewTitle: string;
  /** The button of the dialog: "See the guest's page". */
  openLabel: string;
  /** A note at the start of the bar. A phone leaves it out. */
  note?: ReactNode;
  /** The actions that leave, at the start of the bar too. */
  start?: ReactNode;
  /** The actions that continue, at the end of the bar. */
  acts: ReactNode;
}

/**
 * A form at the left, a preview of its result at the right, and one bar of actions for both. On a narrow window a button
 * in the bar opens the preview.
 */
export function FormWithPreview({
  children,
  preview,
  previewTitle,
  openLabel,
  note,
  start,
  acts,
}: FormWithPreviewProps) {
  const isNarrow = useMedia(media.belowWide);
  const [isOpen, setOpen] = useState(false);
  const hasPreview = preview !== undefined && preview !== null;
  return (
    <>
      <div className={css.columns}>
        <div className={css.form}>{children}</div>
        {hasPreview && !isNarrow && (
          <aside className={css.preview} aria-label={previewTitle}>
            {preview}
          </aside>
        )}
      </div>
      <ActionBar
        start={
          <>
            {start}
            {note !== undefined && <div className={css.note}>{note}</div>}
            {hasPreview && isNarrow && (
              <Button size="large" icon={Eye} onClick={() => setOpen(true)}>
                {openLabel}
              </Button>
            )}
          </>
        }
        end={acts}
      />
      {hasPreview && isNarrow && (
        <Modal open={isOpen} size="medium" title={previewTitle} onClose={() => setOpen(false)}>
          {preview}
        </Modal>
      )}
    </>
  );
}
