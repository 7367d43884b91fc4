import { File as FileIcon, RotateCw, X } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { SpinnerRing } from '../spinner/spinner.tsx';
import * as css from './file-drop.css.ts';
import { formatSize } from './file-rules.ts';

/** The progress of an upload, reported by the screen: the component uploads nothing. */
export type FileTransfer =
  /** From 0 to 1; undefined while unknown. */
  | { state: 'underWay'; share?: number | undefined; onCancel: () => void }
  | { state: 'done' }
  | { state: 'failed'; reason: string; onRetry?: (() => void) | undefined };

interface FileRowProps {
  file: File;
  transfer: FileTransfer | undefined;
  locked: boolean;
  onRemove: () => void;
}

/** A chosen file: name, size, progress, and a button to remove it. */
export function FileRow({ file, transfer, locked, onRemove }: FileRowProps) {
  const { locale, messages } = useUi();
  const words = messages.fileDrop;
  const size = formatSize(file.size, locale);
  const share = transfer?.state === 'underWay' ? transfer.share : undefined;
  return (
    <li className={css.file}>
      <span className={css.icon}>
        {transfer?.state === 'underWay' && share === undefined ? (
          <SpinnerRing size={16} />
        ) : (
          <Icon shape={FileIcon} />
        )}
      </span>
      <span className={css.name}>
        <bdi>{file.name}</bdi>
        {transfer === undefined && <span className={css.meta({ tone: 'plain' })}>{size}</span>}
        {transfer?.state === 'underWay' && (
          <span className={css.meta({ tone: 'plain' })}>
            {share === undefined ? words.underWay : words.sent(percent(share, locale), size)}
          </span>
        )}
        {transfer?.state === 'done' && (
          <span className={css.meta({ tone: 'success' })}>
            {words.done}, {size}
          </span>
        )}
        {transfer?.state === 'failed' && (
          <span className={css.meta({ tone: 'danger' })}>{transfer.reason}</span>
        )}
      </span>
      <span className={css.acts}>
        {transfer?.state === 'failed' && transfer.onRetry && (
          <IconButton icon={RotateCw} label={words.retry(file.name)} onClick={transfer.onRetry} />
        )}
        {transfer?.state === 'underWay' ? (
          <IconButton icon={X} label={words.cancel(file.name)} onClick={transfer.onCancel} />
        ) : (
          !locked && <IconButton icon={X} label={words.remove(file.name)} onClick={onRemove} />
        )}
      </span>
      {transfer?.state === 'underWay' && (
        <progress
          className={css.progress}
          aria-label={words.progress(file.name)}
          max={1}
          value={bounded(share)}
        />
      )}
    </li>
  );
}

function bounded(share: number | undefined): number | undefined {
  return share === undefined || Number.isNaN(share) ? undefined : Math.min(1, Math.max(0, share));
}

function percent(share: number, locale: string): string {
  // Rounded down, so that 100 % means complete.
  const whole = Math.floor((bounded(share) ?? 0) * 100) / 100;
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(whole);
}
