export { toCamel, toCamelKey, toSnake, toSnakeKey } from './core/case.ts';
export { bySpecificity, type Entry, getEntries } from './core/contract.ts';
export {
  type Args,
  binary,
  type Contract,
  type Endpoint,
  endpoint,
  getMultipart,
  isByKey,
  isMultipart,
  isText,
  multipart,
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
export { getStatus } from './core/statuses.ts';
