export {
  type Api,
  type Call,
  type CallEvent,
  type CallOptions,
  type ClientOptions,
  createApi,
  type FailureOf,
} from './client.ts';
export { createErrorEvents, type ErrorEvent, type ErrorEvents, errorEvents } from './error-events.ts';
export {
  ApiError,
  type Called,
  type Failure,
  isFailure,
  isNotFound,
  isUnsent,
  NetworkError,
  RequiredParameterError,
} from './errors.ts';
export { firstReads } from './first-reads.ts';
export { getExpiringHours, orderAddress, paymentAddress } from './list-addresses.ts';
export {
  type FilterAddress,
  getCurrency,
  getSorts,
  parseDate,
  parseFigure,
  readFilter,
  readSort,
} from './read-address.ts';
export {
  loginPath,
  type NotificationKey,
  type Place,
  type Reaction,
  reactionTo,
} from './response-handling.ts';
