import { mutation } from '@deck/api/react';
import { TWO_FACTOR_KEY_MINUTES } from '@deck/api/rules';
import { clock } from '@deck/values';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';

/**
 * A key to set an authenticator up with, asked for at once. How long it still works is counted from its arrival;
 * the server has the last word.
 */
export function useSetupKey() {
  const [until, setUntil] = useState<number>();
  const ask = useMutation({
    ...mutation(api.users.setUpTwoFactor, { handledErrors: 'all' }),
    onSuccess: () => setUntil(clock.now() + TWO_FACTOR_KEY_MINUTES * 60_000),
  });
  const { mutate } = ask;
  // An effect runs twice while developing; a second key would make the first one worthless.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(undefined);
  }, [mutate]);

  const left = useSecondsUntil(until);
  return {
    setup: ask.data,
    secondsLeft: left,
    isExpired: until !== undefined && left === 0,
    isLoading: ask.isPending,
    error: ask.error,
    expire: () => setUntil(clock.now()),
    renew: () => mutate(undefined),
  };
}

/** Whole seconds until a time, counted down on the screen; it ends at zero. */
function useSecondsUntil(until: number | undefined): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (until === undefined) return;
    setNow(clock.now());
    const timer = setInterval(() => {
      setNow(clock.now());
      if (clock.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? TWO_FACTOR_KEY_MINUTES * 60 : secondsLeft(until, now);
}

/** Whole seconds until a time in milliseconds since 1970, a begun one counted; never below zero. */
export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000));

/** `4:05`. */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
