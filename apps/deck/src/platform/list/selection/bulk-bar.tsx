import { IconButton } from '@deck/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './bulk-bar.css.ts';

interface BulkBarProps {
  readonly count: number;
  /** What the rows come to, by currency. */
  readonly sums: string;
  readonly onClear: () => void;
  /** The acts. */
  readonly children: ReactNode;
}

/** How many rows are chosen, what they come to, and what can be done with them together. */
export function BulkBar({ count, sums, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('list');
  return (
    <div className={css.place}>
      <section className={css.bar} aria-label={t('bulk.label')}>
        <span className={css.words} role="status">
          <span>{t('bulk.chosen', { count })}</span>
          <span className={css.sums}>{sums}</span>
        </span>
        {children}
        <IconButton icon={X} size="small" label={t('bulk.clear')} onClick={onClear} />
      </section>
    </div>
  );
}
