import { type ErrorEvents, errorEvents, isFailure } from '@deck/api/client';

/**
 * Reports an unforeseen error of an event handler or a promise as an internal error. Without it a button would do
 * nothing, and nobody would know why.
 */
export function hearInternalErrors(
  page: Pick<Window, 'addEventListener'> & { readonly location: { readonly origin: string } },
  { emit }: Pick<ErrorEvents, 'emit'> = errorEvents,
): void {
  const report = (cause: unknown) => {
    if (cause instanceof Error && !isToldElsewhere(cause) && isOurs(cause, page.location.origin))
      emit({ message: 'errors.generic', cause });
  };
  page.addEventListener('error', ({ error }) => report(error));
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Failed calls are handled where they are answered; a call that was aborted on purpose is no error. */
const isToldElsewhere = (error: Error): boolean => isFailure(error) || error.name === 'AbortError';

/** Chat, analytics and extensions of the browser run in this page too: their errors are theirs. */
const isOurs = ({ stack = '' }: Error, origin: string): boolean =>
  (stack.match(/[a-z-]+:\/\/[^/\s)]+/g) ?? []).every((address) => address === origin);
