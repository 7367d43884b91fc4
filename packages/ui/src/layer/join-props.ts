import { type Ref, useMemo } from 'react';

/** The props of a trigger: attributes and handlers. */
export type TriggerProps = Readonly<Record<string, unknown>>;

type Handler = (event: { defaultPrevented: boolean }) => void;

export const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);

/**
 * The props of a control together with those that a layer adds to it. The control's own attributes win, both handlers
 * run, its own first, and both descriptions apply. Refs are joined by `useJoinedRef`.
 */
export function joinProps(own: TriggerProps, added: TriggerProps): TriggerProps {
  const joined: Record<string, unknown> = { ...added };
  for (const [name, value] of Object.entries(own)) {
    const other = added[name];
    if (value === undefined) continue;
    joined[name] = other === undefined ? value : joinProp(name, value, other);
  }
  return joined;
}

function joinProp(name: string, own: unknown, added: unknown): unknown {
  if (name === 'aria-describedby') return `${own} ${added}`;
  if (!isHandler(name)) return own;
  return (event: Parameters<Handler>[0]) => {
    (own as Handler)(event);
    (added as Handler)(event);
  };
}

/** Gives an element to a ref of either kind. */
export function assignRef<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/** One ref for two or three, the same as long as they are. */
export function useJoinedRef<Element>(
  first: Ref<Element>,
  second: Ref<Element> | undefined,
  third: Ref<Element> | undefined,
): Ref<Element> {
  return useMemo(
    () => (element: Element | null) => {
      for (const ref of [first, second, third]) assignRef(ref, element);
    },
    [first, second, third],
  );
}
