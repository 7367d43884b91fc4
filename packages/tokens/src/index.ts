export {
  backToTopThreshold,
  bottomScrollTrigger,
  copiedMs,
  dropdownOffset,
  hintSize,
  layerBase,
  spinnerSize,
  tooltipWidth,
} from './constants.ts';
export { breakpoint, media } from './media.ts';
export { space } from './space.ts';
export { text } from './text.ts';
