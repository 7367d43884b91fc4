import { describe, expect, it, vi } from 'vitest';
import { type LayerKindOfTrigger, TriggerLink } from './trigger-link.ts';

/** A trigger of a closed layer, before Radix has loaded. */
function setUp(kind: LayerKindOfTrigger, element: HTMLElement | null = null) {
  const wake = vi.fn();
  const onOpenChange = vi.fn();
  const link = new TriggerLink(kind, { current: element }, wake);
  link.state = { open: false, onOpenChange };
  const send = (name: string, event: object) => {
    const whole = { preventDefault: vi.fn(), defaultPrevented: false, ...event };
    link.handlers[name]?.(whole as never);
    return whole;
  };
  return { link, wake, onOpenChange, send };
}

describe('a trigger before Radix has loaded', () => {
  it.each([
    ['menu', 'onPointerDown', { button: 0, ctrlKey: false }],
    ['popover', 'onClick', {}],
  ] as const)('opens a %s by %s %o', (kind, name, event) => {
    const { onOpenChange, send, wake } = setUp(kind);
    send(name, event);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(wake).toHaveBeenCalled();
  });

  it.each([
    ['menu', 'onPointerDown', { button: 2, ctrlKey: false }],
    ['menu', 'onPointerDown', { button: 0, ctrlKey: true }],
    ['menu', 'onPointerDown', { button: 0, ctrlKey: false, defaultPrevented: true }],
    ['menu', 'onKeyDown', { key: 'a' }],
    ['popover', 'onClick', { defaultPrevented: true }],
  ] as const)('leaves a %s closed by %s %o', (kind, name, event) => {
    const { onOpenChange, send } = setUp(kind);
    send(name, event);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each(['Enter', ' ', 'ArrowDown'])('keeps the key %j of a menu, which Radix must hear itself', (key) => {
    const dispatchEvent = vi.fn();
    const element = { dispatchEvent } as unknown as HTMLElement;
    vi.useFakeTimers();
    vi.stubGlobal('document', { activeElement: element });
    vi.stubGlobal(
      'KeyboardEvent',
      class extends Event {
        readonly key: string;
        constructor(type: string, init: KeyboardEventInit) {
          super(type, init);
          this.key = init.key ?? '';
        }
      },
    );
    const { link, onOpenChange, send } = setUp('menu', element);
    const sent = send('onKeyDown', { key });
    expect(sent.preventDefault).toHaveBeenCalledOnce();
    link.given = {};
    link.replay();
    vi.runAllTimers();
    expect(dispatchEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'keydown', key }));
    expect(onOpenChange).not.toHaveBeenCalled();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('opens no menu by a key once the focus has gone on', () => {
    const dispatchEvent = vi.fn();
    vi.useFakeTimers();
    vi.stubGlobal('document', { activeElement: null });
    const { link, send } = setUp('menu', { dispatchEvent } as unknown as HTMLElement);
    send('onKeyDown', { key: 'Enter' });
    link.replay();
    vi.runAllTimers();
    expect(dispatchEvent).not.toHaveBeenCalled();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('closes what is open by a second press', () => {
    const { link, onOpenChange, send } = setUp('menu');
    link.state = { open: true, onOpenChange };
    send('onPointerDown', { button: 0, ctrlKey: false });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['onPointerMove', { pointerType: 'mouse' }],
    ['onFocus', {}],
  ])('keeps %s of a tooltip for Radix', (name, event) => {
    const { link, send } = setUp('tooltip');
    const handler = vi.fn();
    const sent = send(name, event);
    link.given = { [name]: handler };
    link.replay();
    link.replay();
    expect(handler).toHaveBeenCalledExactlyOnceWith(sent);
  });

  it.each([
    ['the pointer has left', 'onPointerMove', 'onPointerLeave'],
    ['the focus has left', 'onFocus', 'onBlur'],
  ])('keeps nothing of a tooltip after %s', (_, came, left) => {
    const { link, send } = setUp('tooltip');
    const handler = vi.fn();
    send(came, { pointerType: 'mouse' });
    send(left, {});
    link.given = { [came]: handler };
    link.replay();
    expect(handler).not.toHaveBeenCalled();
  });

  it('shows no tooltip for the focus of a press', () => {
    vi.stubGlobal('document', { addEventListener: vi.fn() });
    const { link, send } = setUp('tooltip');
    const onFocus = vi.fn();
    const onPointerDown = vi.fn();
    send('onPointerDown', {});
    send('onFocus', {});
    link.given = { onFocus, onPointerDown };
    link.replay();
    expect(onPointerDown).toHaveBeenCalledOnce();
    expect(onFocus).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('leaves everything to Radix once it is there', () => {
    const { link, onOpenChange, send, wake } = setUp('menu');
    const handler = vi.fn();
    link.given = { onPointerDown: handler };
    send('onPointerDown', { button: 0, ctrlKey: false });
    send('onKeyDown', { key: 'Enter' });
    expect(handler).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(wake).not.toHaveBeenCalled();
  });
});
