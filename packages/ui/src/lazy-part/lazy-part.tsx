import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './lazy-part.css.ts';

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/** Something that is fetched when it is first shown, or a moment before. */
export interface Part<Props extends object> {
  /** Begins to fetch it: the pointer or the focus is on what opens it. One that does not come is tried again when shown. */
  preload(): void;
  /** What draws it: at once, if it has come; fetched again, if it did not come the last time. */
  next(): ComponentType<Props>;
  /** Whether it did not come. */
  isMissing(): boolean;
}

export function part<Props extends object>(load: Load<Props>): Part<Props> {
  let here: ComponentType<Props> | undefined;
  let missing = false;
  const fetch: Load<Props> = async () => {
    const loaded = await load();
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
      // Props of a generic component are not known to be free of a ref; no part takes one.
      return latest as unknown as ComponentType<Props>;
    },
    isMissing: () => missing,
  };
}

type LazyPartProps<Props extends object> = Props & { of: Part<Props>; waiting: ReactNode };

/**
 * A part of a widget that is fetched when it is first shown. One that does not come, offline or after a release that took
 * its file away, says so in its own place: the widget around it, and what was typed into the page, stay.
 */
export function LazyPart<Props extends object>({ of, waiting, ...props }: LazyPartProps<Props>) {
  const [shown, setShown] = useState(() => ({ of, Shown: of.next(), attempt: 0 }));
  const again = () => setShown({ of, Shown: of.next(), attempt: shown.attempt + 1 });
  // Another part in the same place, as a chart that is shown as a table.
  if (shown.of !== of) again();
  const { Shown, attempt } = shown;
  return (
    <Missing key={attempt} isMissing={of.isMissing} instead={<Failure onRetry={again} />}>
      <Suspense fallback={waiting}>
        {/* What is left of the props is what the part takes. */}
        <Shown {...(props as unknown as Props)} />
      </Suspense>
    </Missing>
  );
}

interface MissingProps {
  /** Whether it did not come; any other failure is none of ours. */
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
