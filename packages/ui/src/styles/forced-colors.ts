/**
 * The selected state for forced colours, which remove backgrounds: the system's highlight. Spread it into the
 * state within `[media.forcedColors]`.
 */
export const chosenInForcedColors = {
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
