import { ApiError } from '@deck/api/client';
import { Refusal } from '@deck/api/server';
import { expect } from 'vitest';

/** The refusal of a call: status, code and params. Fails if the call succeeds. */
export async function getRefusal(call: Promise<unknown>) {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiError);
  const { status, code, params } = failure as ApiError<string>;
  return { status, code, params };
}

export const noSession = { status: 401, code: 'SESSION_REQUIRED', params: {} };
export const notFound = { status: 404, code: 'NOT_FOUND', params: {} };
export const denied = (needs: string) => ({ status: 403, code: 'ACCESS_DENIED', params: { needs } });
export const invalid = (fields: Readonly<Record<string, string>>) => ({
  status: 400,
  code: 'INVALID_VALUE',
  params: { fields },
});

/** A refusal thrown by our own code, before it becomes an answer. Fails if nothing is thrown. */
export async function refusalCode(work: Promise<unknown>) {
  const failure = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(Refusal);
  const { code, params } = failure as Refusal;
  return { code, params };
}
