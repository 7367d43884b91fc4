import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** A trace of the W3C's Trace Context: what one request causes, in all programs. */
interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Two hexadecimal digits: whether it is recorded. */
  readonly flags: string;
}

const current = new AsyncLocalStorage<Trace>();

/** `00-<trace>-<parent>-<flags>`; a later version may say more after that. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;

/** Undefined for a header that is missing or invalid. */
function readTraceparent(header: string | undefined): Trace | undefined {
  const [, version, id, flags, more] = TRACEPARENT.exec(header ?? '') ?? [];
  if (id === undefined || flags === undefined || (version === '00' && more !== undefined)) return undefined;
  return { id, flags };
}

/** Runs the work of a request in the trace that its header `traceparent` names, if any. */
export function inTrace<Result>(traceparent: string | undefined, run: () => Result): Result {
  const trace = readTraceparent(traceparent);
  return trace ? current.run(trace, run) : run();
}

/** The id of the trace of the request under way, if its caller named one. */
export const getTraceId = (): string | undefined => current.getStore()?.id;

/** The header for a call to another program. Work that no request caused begins a trace of its own. */
export function traceHeader(): { readonly traceparent: string } {
  const { id, flags } = current.getStore() ?? { id: randomBytes(16).toString('hex'), flags: '00' };
  return { traceparent: `00-${id}-${randomBytes(8).toString('hex')}-${flags}` };
}
