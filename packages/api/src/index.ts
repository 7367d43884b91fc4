export { toCamel, toCamelKey, toSnake, toSnakeKey } from './core/case.ts';
export { bySpecificity, type Entry, entriesOf } from './core/contract.ts';
export {
  type Args,
  binary,
  type Contract,
  type Endpoint,
  endpoint,
  isByKey,
  isMultipart,
  isText,
  multipart,
  multipartOf,
  needsBody,
  type ParsedArgs,
  page,
  param,
  type RefusalCode,
  type Result,
  type Right,
  type Shape,
  text,
} from './core/endpoint.ts';
export { check, type Fields } from './core/schema.ts';
export { statusOf } from './core/statuses.ts';
