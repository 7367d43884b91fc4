import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './color-palette.css.ts';
import { formatRatio, getContrast, readableRatio } from './contrast.ts';

/** A note about the contrast of text in two colours. */
export function ContrastNote({ color, ground }: { color: string; ground: string }) {
  const { locale, messages } = useUi();
  const ratio = getContrast(color, ground);
  const isEnough = ratio >= readableRatio;
  const words = messages.colorPalette;
  const figure = formatRatio(ratio, locale);
  return (
    <span className={css.contrast({ enough: isEnough })}>
      <Icon shape={isEnough ? CircleCheck : TriangleAlert} size={14} />
      <span aria-hidden>{figure} : 1</span>
      <VisuallyHidden>{isEnough ? words.readable(figure) : words.unreadable(figure)}</VisuallyHidden>
    </span>
  );
}
