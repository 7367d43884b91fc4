import { space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { recipe } from '@vanilla-extract/recipes';

export const badge = recipe({
  base: {
    ...text.meta,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '6px',
    minHeight: '22px',
    paddingInline: space[2],
    // Forced colours remove backgrounds; there this border gets a system colour.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    borderRadius: vars.radius.chip,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { background: vars.color.neutralSoft, color: vars.color.neutralText },
      info: { background: vars.color.infoSoft, color: vars.color.infoText },
      warning: { background: vars.color.warningSoft, color: vars.color.warningText },
      success: { background: vars.color.successSoft, color: vars.color.successText },
      danger: { background: vars.color.dangerSoft, color: vars.color.dangerText },
      accent: { background: vars.color.accentSoft, color: vars.color.accentText },
    },
  },
});
