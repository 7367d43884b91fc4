import { expect, it, vi } from 'vitest';
import { createErrorEvents } from './error-events.ts';

// Specification 8.11
it('notifies the current user unless the event says otherwise', () => {
  const events = createErrorEvents();
  const told = vi.fn<(event: { message: string }) => void>();
  const logged = vi.fn<(event: { message: string }) => void>();
  events.subscribeUser(told, () => false);
  events.subscribe(logged);
  events.emit({ message: 'errors.image' });
  events.emit({ message: 'errors.quiet', notifyUser: false });
  events.emit({ message: 'errors.loud', notifyUser: true });
  expect(told.mock.calls.map(([event]) => event.message)).toEqual(['errors.image', 'errors.loud']);
  expect(logged).toHaveBeenCalledTimes(3);
});

it('notifies nobody on the login screen, and resumes after login', () => {
  const events = createErrorEvents();
  const told = vi.fn<() => void>();
  let onLogin = true;
  events.subscribeUser(told, () => onLogin);
  events.emit({ message: 'errors.image' });
  expect(told).not.toHaveBeenCalled();
  onLogin = false;
  events.emit({ message: 'errors.image' });
  expect(told).toHaveBeenCalledTimes(1);
});

it('stops notifying a listener that unsubscribed, and no other', () => {
  const events = createErrorEvents();
  const listener = vi.fn<() => void>();
  const leave = events.subscribe(listener);
  events.subscribe(listener);
  leave();
  events.emit({ message: 'errors.image' });
  expect(listener).toHaveBeenCalledTimes(1);
});
