import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './lazy-part.css.ts';
import { retryable } from './retryable.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that is loaded when first shown, or shortly before. */
export interface Part<Props extends object> {
  /** Starts loading, for example on hover or focus of the opener. A failed load is retried when shown. */
  preload(): void;
  /** The component if it has loaded; otherwise a promise. A failed load is retried. */
  next(): ComponentType<Props>;
  /** Whether loading failed. */
  isMissing(): boolean;
}

export function part<Props extends object>(load: Load<Props>): Part<Props> {
  let here: ComponentType<Props> | undefined;
  let missing = false;
  const loadModule = retryable(load);
  const fetch: Load<Props> = async () => {
    const loaded = await loadModule();
    here = loaded.default;
    return loaded;
  };
  const fetched = () =>
    lazy<ComponentType<Props>>(() =>
      fetch().catch((failure: unknown) => {
        missing = true;
        throw failure;
      }),
    );
  let latest = fetched();
  return {
    preload: () => void fetch().catch(() => undefined),
    next() {
      if (here) return here;
      if (missing) latest = fetched();
      missing = false;
      // TypeScript cannot know that a generic component's props have no ref; no lazy part takes one.
      return latest as unknown as ComponentType<Props>;
    },
    isMissing: () => missing,
  };
}

type LazyPartProps<Props extends object> = Props & { of: Part<Props>; waiting: ReactNode };

/**
 * A part of a widget that is loaded when first shown. If loading fails, offline or after a release removed
 * the file, it shows a message in its place. The surrounding widget and typed text stay.
 */
export function LazyPart<Props extends object>({ of, waiting, ...props }: LazyPartProps<Props>) {
  const [shown, setShown] = useState(() => ({ of, Shown: of.next(), attempt: 0 }));
  const again = () => setShown({ of, Shown: of.next(), attempt: shown.attempt + 1 });
  // Another part in the same place, such as a chart shown as a table.
  if (shown.of !== of) again();
  const { Shown, attempt } = shown;
  return (
    <Missing key={attempt} isMissing={of.isMissing} instead={<Failure onRetry={again} />}>
      <Suspense fallback={waiting}>
        {/* The remaining props belong to the part. */}
        <Shown {...(props as unknown as Props)} />
      </Suspense>
    </Missing>
  );
}

interface MissingProps {
  /** Whether this is a load error; other errors are passed on. */
  isMissing: () => boolean;
  instead: ReactNode;
  children: ReactNode;
}

class Missing extends Component<MissingProps, { failure?: unknown }> {
  override state: { failure?: unknown } = {};

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { isMissing, instead, children } = this.props;
    if (this.state.failure === undefined) return children;
    if (!isMissing()) throw this.state.failure;
    return instead;
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { lazyPart: words } = useMessages();
  return (
    <div className={css.failure} role="alert">
      <p className={css.sentence}>{words.failed}</p>
      <Button size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
