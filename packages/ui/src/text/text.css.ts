import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style, styleVariants } from '@vanilla-extract/css';

const plain = style({
  margin: 0,
  color: vars.color.text2,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
});
export const size = styleVariants({ dense: text.dense, meta: text.meta }, (type) => [plain, type]);
