import { LazyPart, part, Skeleton } from '@deck/ui';
import type { GuestPreviewPanelProps } from './guest-preview.tsx';

const panel = part(() => import('./guest-preview.tsx'));

/** What the guest sees, loaded beside the form. */
export function PreviewPart(props: GuestPreviewPanelProps) {
  return <LazyPart of={panel} waiting={<Skeleton shape="block" height={640} />} {...props} />;
}
