import { Button, IconButton, LazyPart, part } from '@deck/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../pages.ts';
import type { ExportDialogProps } from './export-dialog.tsx';

/** Rows of whatever kind: what reads them and what writes them come from one list, and go there together. */
const dialog = part<ExportDialogProps<never>>(() => import('./export-dialog.tsx'));

interface ExportButtonProps<Row> extends Omit<ExportDialogProps<Row>, 'first' | 'onClose'> {
  readonly first: Page<Row> | undefined;
  /** What it is called where it does not export the whole list. */
  readonly label?: string;
  /** An icon alone, for the bar of a phone. */
  readonly compact?: boolean;
}

/** All rows a list has been narrowed to, in a file of the columns that are shown. */
export function ExportButton<Row>({ compact = false, label, ...props }: ExportButtonProps<Row>) {
  const { t } = useTranslation('list');
  const [isOpen, setOpen] = useState(false);
  const hasRows = props.first !== undefined && props.first.totalElements > 0;
  const open = {
    icon: Download,
    disabled: !hasRows,
    onPointerEnter: dialog.preload,
    onFocus: dialog.preload,
    onClick: () => setOpen(true),
  };
  return (
    <>
      {compact ? (
        <IconButton {...open} size="large" label={t('export.open')} />
      ) : (
        <Button {...open}>{label ?? t('export.open')}</Button>
      )}
      {isOpen && props.first && (
        <LazyPart
          of={dialog}
          {...(props as unknown as ExportDialogProps<never>)}
          onClose={() => setOpen(false)}
          waiting={null}
        />
      )}
    </>
  );
}
