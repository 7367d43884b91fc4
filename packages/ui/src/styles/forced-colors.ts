/**
 * What is chosen, where forced colours drop every ground: the system's own mark of it. Spread into the state within
 * `[media.forcedColors]`.
 */
export const chosenInForcedColors = {
  borderColor: 'Highlight',
  background: 'Highlight',
  color: 'HighlightText',
  forcedColorAdjust: 'none',
} as const;
