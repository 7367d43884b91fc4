import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/**
 * Makes the buttons of a toolbar one stop for the Tab key: the last one that had the focus. Left and right arrows move
 * among them and wrap around, Home and End go to the ends.
 */
export function useToolKeys() {
  const ref = useRef<HTMLDivElement>(null);
  const stop = useRef<Element>(null);
  const getButtons = () => [...(ref.current?.querySelectorAll('button') ?? [])];

  function update(): void {
    const buttons = getButtons();
    const current = buttons.find((button) => button === stop.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }
  // Buttons come and go with the format and the text.
  useLayoutEffect(update);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const buttons = getButtons();
    // React bubbles the keys of a button's popover.
    const at = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1;
    const to: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: (at + 1) % buttons.length,
      Home: 0,
      End: -1,
    };
    const next = to[key];
    if (at === -1 || next === undefined) return;
    event.preventDefault();
    buttons.at(next)?.focus();
  }

  return {
    ref,
    onKeyDown,
    /** A button of the toolbar got the focus. */
    stopAt(target: Element): void {
      if (!getButtons().some((button) => button === target)) return;
      stop.current = target;
      update();
    },
  };
}
