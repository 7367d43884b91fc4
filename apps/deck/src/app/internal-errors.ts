import { type ErrorEvents, errorEvents, isFailure } from '@deck/api/client';

/**
 * Makes an internal error of whatever the program did not foresee outside the drawing of a screen: without it a button
 * would do nothing, and nobody would be told why.
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
