import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSessionChoice } from './use-session-choice.ts';

function Shown() {
  const [choice] = useSessionChoice('VIEW', ['payment', 'time']);
  return choice;
}

const stored = new Map<string, string>();
const storage = { getItem: (name: string) => stored.get(name) ?? null };

afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('a choice kept for the session', () => {
  it('is the first option until one is kept', () => {
    vi.stubGlobal('sessionStorage', storage);
    expect(renderToStaticMarkup(<Shown />)).toBe('payment');
    stored.set('VIEW', 'time');
    expect(renderToStaticMarkup(<Shown />)).toBe('time');
  });

  it('is the first option where what is kept is none of them', () => {
    vi.stubGlobal('sessionStorage', storage);
    stored.set('VIEW', 'place');
    expect(renderToStaticMarkup(<Shown />)).toBe('payment');
  });

  it('is the first option without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(renderToStaticMarkup(<Shown />)).toBe('payment');
  });
});
