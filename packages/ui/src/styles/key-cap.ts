import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';

/** A key as it is drawn wherever one is named: in a menu, in a palette, in a list of keys. Spread it into a style. */
export const keyCap = {
  ...text.tag,
  display: 'inline-block',
  flex: 'none',
  minInlineSize: space[4],
  paddingInline: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.check,
  color: vars.color.text2,
  fontFamily: vars.font.text,
  textAlign: 'center',
} as const;
