import { leastNotice, space, text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color } = vars;

export const alert = recipe({
  base: {
    ...text.dense,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    border: '1px solid',
    borderRadius: vars.radius.control,
    color: color.text,
    fontFamily: vars.font.text,
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      info: { borderColor: color.infoLine, background: color.infoSoft },
      success: { borderColor: color.successLine, background: color.successSoft },
      warning: { borderColor: color.warningLine, background: color.warningSoft },
      danger: { borderColor: color.dangerLine, background: color.dangerSoft },
    },
  },
});

/** Icon and title have the colour of the tone; the text has not. */
export const tone = recipe({
  variants: {
    tone: {
      info: { color: color.infoText },
      success: { color: color.successText },
      warning: { color: color.warningText },
      danger: { color: color.dangerText },
    },
  },
});

export const icon = style({ display: 'flex', alignItems: 'center', height: text.dense.lineHeight });

/** If the action leaves the text less width than this, it moves below. */
export const words = style({ flex: `1 1 ${leastNotice}`, minWidth: 0 });

export const title = style({ fontWeight: vars.weight.semibold });

export const main = style({
  display: 'flex',
  flex: '1',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minWidth: 0,
});

export const action = style({ flex: 'none' });
