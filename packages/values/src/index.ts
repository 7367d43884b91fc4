export { hasCardNumber, maskCardNumbers } from './card-number.ts';
export { clock, SERVER_TIME_HEADER } from './clock.ts';
export { isColor } from './color.ts';
export { countryCodes, countryName, isCountry } from './countries.ts';
export { currencies, getExponent, isCurrency, typedDecimals } from './currencies.ts';
export { isMarkOf } from './currency-marks.ts';
export {
  addDays,
  addMonths,
  type CivilDate,
  type DatePreset,
  type DateRange,
  datePresets,
  daysBetween,
  findPreset,
  formatDate,
  getWeekday,
  isDate,
  presetRange,
} from './dates.ts';
export { dialCode } from './dial-codes.ts';
export { fold, searchWords } from './fold.ts';
export { currencySymbol, formatAmount, formatMoney } from './format-money.ts';
export { formatRate } from './format-rate.ts';
export { type Instant, instantText, isInstant, toEpoch } from './instant.ts';
export { toLatin } from './latin.ts';
export {
  endOfLifetime,
  formatLifetime,
  fromUnit,
  getUnit,
  isZeroLifetime,
  type LifetimeReading,
  type LifetimeUnit,
  lifetimeMinimums,
  parseLifetime,
  readLifetime,
  toUnit,
} from './lifetime.ts';
export {
  add,
  compareMoney,
  convert,
  isAmount,
  isPositive,
  isTooMuch,
  isZero,
  type Money,
  money,
  parseMoney,
  share,
  subtract,
  sum,
  toAmount,
  typedUnit,
} from './money.ts';
export {
  MONEY_LINE_START,
  type MoneyLineDays,
  type MoneyLineFacts,
  type MoneyLineName,
  type MoneyLineReading,
  type MoneyLineSegment,
  moneyLineNames,
  placeOnDays,
  toMoneyLine,
} from './money-line.ts';
export { isPan } from './pan.ts';
export { passwordLength } from './password.ts';
export { isPhoneText, phoneDigits } from './phone-text.ts';
export { crossRate, isRate } from './rates.ts';
export { type AmountReading, type AmountRefusal, readAmount } from './read-amount.ts';
export { parseDate, parseDateRange } from './read-date.ts';
export { type CivilTime, isTime, readTime } from './time.ts';
export {
  formatInstant,
  formatZoned,
  type InstantIn,
  instantIn,
  isZone,
  today,
  type ZonedParts,
  zonedParts,
} from './zones.ts';
