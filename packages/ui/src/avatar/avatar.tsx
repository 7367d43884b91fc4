import { useUi } from '../provider/ui-provider.tsx';
import * as css from './avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The person or company it stands for. Announced unless `decorative`. */
  name: string;
  /** `medium` is 32, `small` 24. */
  size?: 'small' | 'medium' | undefined;
  /** `accent` marks the reader's own. */
  tone?: 'accent' | 'neutral' | undefined;
  /** The name stands beside it in words, so it is not announced again. */
  decorative?: boolean | undefined;
}

/** The initials of a person or a company in a circle. */
export function Avatar({ name, size = 'medium', tone = 'neutral', decorative = false }: AvatarProps) {
  const { locale } = useUi();
  const drawn = { className: css.avatar({ size, tone }), 'data-initials': initials(name, locale) };
  return decorative ? <span {...drawn} aria-hidden /> : <span {...drawn} role="img" aria-label={name} />;
}
