export { opticalHeight } from './brand/optical-height.ts';
export type { AccentColor } from './color-names.ts';
export {
  backToTopThreshold,
  bottomScrollTrigger,
  copiedMs,
  countdownMs,
  dropdownOffset,
  hintSize,
  layerBase,
  spinnerSize,
  tooltipWidth,
} from './constants.ts';
export type { PropertyAccent } from './derive/property-accent.ts';
export { fixed } from './fixed.ts';
export {
  asideWidth,
  bubbleWidth,
  checkIndentOnPhone,
  dayPage,
  facts,
  fieldsWidth,
  formBesidePreview,
  formWidth,
  guestPage,
  leastAct,
  leastButtons,
  leastCard,
  leastColumn,
  leastNotice,
  leastSentence,
  miniature,
  miniatureWidth,
  moneyLine,
  multiSelect,
  paletteWidth,
  previewWidth,
  qrCodeWidth,
  selectBesideActs,
  shortField,
  sidePanelWidth,
  termWidth,
  todayPage,
  touchHeight,
  waitingHeight,
} from './layout.ts';
export { breakpoint, media } from './media.ts';
export { paper, print } from './print.ts';
export { space } from './space.ts';
export { text } from './text.ts';
