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
  /** What comes of the form, drawn while it is filled in; undefined leaves its place out. */
  preview: ReactNode;
  /** The preview's name, of its column and of its dialog: "What the guest sees". */
  previewTitle: string;
  /** The button of the dialog: "See the guest's page". */
  openLabel: string;
  /** At the start of the bar: where it goes. A phone leaves it out. */
  note?: ReactNode;
  /** At its start too: the acts that leave. */
  start?: ReactNode;
  /** At its end: the acts that go on. */
  acts: ReactNode;
}

/**
 * A form at the left and what comes of it at the right, with one bar of acts. On a narrow window a button in the bar
 * opens the preview.
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
