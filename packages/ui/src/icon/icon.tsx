import type { LucideIcon } from 'lucide-react';
import { icon } from './icon.css.ts';

/** An icon of Lucide: `import { Plus } from 'lucide-react'`. */
export type IconShape = LucideIcon;

export interface IconProps {
  /** A lucide icon, such as `Search`. */
  shape: IconShape;
  /** 12 and 14 for dense details, 16 in controls and rows (20 on a phone), 18 in the navigation. */
  size?: 12 | 14 | 16 | 18 | 20 | undefined;
}

/** A decorative icon: the text next to it or the control's label has the meaning. */
export function Icon({ shape: Shape, size = 16 }: IconProps) {
  return <Shape aria-hidden className={icon({ size })} strokeWidth={size === 12 ? 2.25 : 1.75} />;
}
