import * as css from './first-frame.css.ts';
import { storedMini } from './menu-size.ts';

/**
 * Draws the outline of the frame before the product's own code has come: the menu and the bar as areas, without a word.
 * React replaces it with what it draws first.
 */
export function drawFirstFrame(
  page: Pick<Document, 'createElement' | 'getElementById' | 'querySelectorAll'>,
): void {
  const draw = (...classes: readonly string[]) => {
    const area = page.createElement('div');
    area.className = classes.join(' ');
    return area;
  };
  const frame = draw(css.frame);
  frame.ariaHidden = 'true';
  frame.append(draw(css.side), draw(css.bar));
  page.getElementById('root')?.append(frame);
  // Also of the frame that the server drew, which does not know it.
  if (storedMini()) for (const side of page.querySelectorAll(`.${css.side}`)) side.classList.add(css.mini);
}
