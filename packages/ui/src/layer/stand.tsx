import { type Dispatch, type Ref, type SetStateAction, useLayoutEffect, useRef } from 'react';
import { assignRef, isHandler, type TriggerProps } from './join-props.ts';
import type { TriggerLink } from './trigger-link.ts';

interface StandProps {
  link: TriggerLink;
  onAttributes: Dispatch<SetStateAction<TriggerProps | undefined>>;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Stands in Radix' `Trigger asChild`, draws nothing, and hands what Radix gives it to the real trigger: the handlers by
 * the link, the attributes as a state. Radix' ref gets the real element.
 */
export function Stand({ link, onAttributes, ref, ...given }: StandProps) {
  const latest = useRef(ref);
  useLayoutEffect(() => {
    const entries = Object.entries(given);
    latest.current = ref;
    link.given = Object.fromEntries(entries.filter(([name]) => isHandler(name)));
    const next = Object.fromEntries(entries.filter(([name]) => !isHandler(name) && name !== 'children'));
    onAttributes((before) => (isSame(before, next) ? before : next));
  });
  useLayoutEffect(() => {
    assignRef(latest.current, link.element.current);
    link.replay();
    return () => {
      link.given = undefined;
      assignRef(latest.current, null);
    };
  }, [link]);
  return null;
}

function isSame(before: TriggerProps | undefined, next: TriggerProps): boolean {
  const names = Object.keys(next);
  return (
    before !== undefined &&
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(before[name], next[name]))
  );
}
