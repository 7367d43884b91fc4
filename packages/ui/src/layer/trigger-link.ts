import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject, SyntheticEvent } from 'react';
import type { TriggerProps } from './join-props.ts';

/** How a trigger opens its layer: a menu by a press, a popover by a click, a tooltip by hover and focus. */
export type LayerKindOfTrigger = 'menu' | 'popover' | 'tooltip';

interface LayerState {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type Handlers = Readonly<Record<string, (event: never) => void>>;

/**
 * Connects a trigger with Radix' own one beside it. Until that one has come, it does what opens and closes the layer; a
 * tooltip's pointer, press and focus are kept for it, and the key of a menu.
 */
export class TriggerLink {
  state: LayerState = { open: false, onOpenChange: () => undefined };
  /** The handlers of Radix' trigger, once it is there. */
  given: TriggerProps | undefined;
  readonly handlers: Handlers;
  readonly element: RefObject<HTMLElement | null>;
  readonly #kind: LayerKindOfTrigger;
  /** The key that a menu was to be opened by. */
  #key: string | undefined;
  #missed: { name: 'onPointerMove' | 'onPointerDown' | 'onFocus'; event: SyntheticEvent } | undefined;

  constructor(kind: LayerKindOfTrigger, element: RefObject<HTMLElement | null>, wake: () => void) {
    this.#kind = kind;
    this.element = element;
    const hand = <Event extends SyntheticEvent>(name: string, otherwise?: (event: Event) => void) => [
      name,
      (event: Event) => {
        const handler = this.given?.[name] as ((event: Event) => void) | undefined;
        if (this.given === undefined) otherwise?.(event);
        else handler?.(event);
      },
    ];
    const waking =
      <Event extends SyntheticEvent>(otherwise?: (event: Event) => void) =>
      (event: Event) => {
        wake();
        otherwise?.(event);
      };
    this.handlers = {
      onPointerEnter: wake,
      ...Object.fromEntries(
        Object.entries(this.#asleep()).map(([name, otherwise]) =>
          hand(name, waking(otherwise as (event: SyntheticEvent) => void)),
        ),
      ),
    };
  }

  /** What a closed trigger says of its layer, as Radix' one does. */
  attributes(open: boolean): TriggerProps {
    const state = { 'data-state': open ? 'open' : 'closed' };
    if (this.#kind === 'tooltip') return state;
    const popup = this.#kind === 'menu' ? 'menu' : 'dialog';
    return { type: 'button', 'aria-haspopup': popup, 'aria-expanded': open, ...state };
  }

  /**
   * Gives Radix' trigger what it has missed: the pointer, the press or the focus that is on it, and the key of a menu,
   * which begins on its first item only after a key that Radix has heard.
   */
  replay(): void {
    const missed = this.#missed;
    this.#missed = undefined;
    if (missed) (this.given?.[missed.name] as ((event: SyntheticEvent) => void) | undefined)?.(missed.event);
    const key = this.#key;
    this.#key = undefined;
    if (key !== undefined) setTimeout(() => this.#press(key));
  }

  /** Unless the focus has gone on meanwhile. */
  #press(key: string): void {
    const element = this.element.current;
    if (element === null || document.activeElement !== element) return;
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }

  #asleep(): Handlers {
    switch (this.#kind) {
      case 'menu':
        return { onPointerDown: this.#pressMenu, onKeyDown: this.#pressKey, onFocus: () => undefined };
      case 'popover':
        return { onClick: this.#click, onFocus: () => undefined };
      case 'tooltip':
        return {
          onPointerMove: (event: PointerEvent) => {
            if (event.pointerType !== 'touch') this.#miss('onPointerMove', event);
          },
          onPointerLeave: this.#leave,
          onPointerDown: (event: PointerEvent) => {
            this.#leave();
            this.#miss('onPointerDown', event);
            document.addEventListener('pointerup', this.#forget, { once: true });
          },
          onFocus: (event: FocusEvent) => this.#miss('onFocus', event),
          onBlur: this.#leave,
          onClick: (event: MouseEvent) => {
            if (!event.defaultPrevented) this.#leave();
          },
        };
    }
  }

  /** A tooltip stays closed for the focus and the movement that belong to a press. */
  #miss(name: 'onPointerMove' | 'onPointerDown' | 'onFocus', event: SyntheticEvent): void {
    if (this.#missed?.name !== 'onPointerDown') this.#missed = { name, event };
  }

  readonly #forget = (): void => {
    this.#missed = undefined;
  };

  #toggle(event: SyntheticEvent): void {
    // As with Radix' trigger, the focus goes to the layer.
    if (!this.state.open) event.preventDefault();
    this.state.onOpenChange(!this.state.open);
  }

  readonly #pressMenu = (event: PointerEvent): void => {
    if (!event.defaultPrevented && event.button === 0 && !event.ctrlKey) this.#toggle(event);
  };

  readonly #pressKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    this.#key = event.key;
  };

  readonly #click = (event: MouseEvent): void => {
    if (!event.defaultPrevented) this.state.onOpenChange(!this.state.open);
  };

  readonly #leave = (): void => {
    this.#missed = undefined;
    if (this.state.open) this.state.onOpenChange(false);
  };
}
