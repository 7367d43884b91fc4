import { FormWithPreview, type FormWithPreviewProps, LazyPart, part, Skeleton, Text } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { GuestPreviewPanelProps } from './guest-preview.tsx';
import type { GuestPreview } from './use-guest-preview.ts';

const panel = part(() => import('./guest-preview.tsx'));

/** What the guest sees, loaded beside the form. */
export function PreviewPart(props: GuestPreviewPanelProps) {
  return <LazyPart of={panel} waiting={<Skeleton shape="block" height={640} />} {...props} />;
}

interface FormWithGuestPreviewProps
  extends Omit<FormWithPreviewProps, 'preview' | 'previewTitle' | 'openLabel'> {
  /** Undefined where the guest gets no page. */
  preview: GuestPreview | undefined;
  /** What it shows at first, and says below. */
  panel?: Pick<GuestPreviewPanelProps, 'first' | 'note'>;
}

/** A form beside the guest's page. */
export function FormWithGuestPreview({ preview, panel: shown, ...form }: FormWithGuestPreviewProps) {
  const { t } = useTranslation('collect');
  return (
    <FormWithPreview
      {...form}
      preview={
        preview ? (
          <PreviewPart key={shown?.first} preview={preview} {...shown} />
        ) : (
          <Text>{t('preview.none')}</Text>
        )
      }
      previewTitle={t('preview.title')}
      openLabel={t('preview.open')}
    />
  );
}
