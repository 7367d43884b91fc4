import type { Waiting, WaitReason } from '@deck/api/contract/today';
import type { MoneyMarkProps } from '@deck/ui';
import { toEpoch, zonedParts } from '@deck/values';
import type { TFunction } from 'i18next';
import { dayAndMonth, shortDay, weekday } from './day-words.ts';

/** What ends sooner than this, in milliseconds, is lit. */
const SOON = 3 * 3_600_000;

const ofArrivals: readonly WaitReason[] = ['DECLINED', 'EXPIRED', 'NOT_ASKED'];
/** Whether the payer has looked at it says something about these. */
const ofLinks: readonly WaitReason[] = ['LINK_ENDS', 'LINK_RATE_ENDS', 'EXPIRED'];
const isOfArrival = ({ reason }: Waiting): boolean => ofArrivals.includes(reason);

export const marks: Readonly<Record<WaitReason, MoneyMarkProps['kind'] | 'rate'>> = {
  HOLD_ENDS: 'held',
  LINK_ENDS: 'asked',
  LINK_RATE_ENDS: 'asked',
  DECLINED: 'declined',
  EXPIRED: 'over',
  NOT_ASKED: 'notAsked',
  RATE_ENDS: 'rate',
  RATE_MISSING: 'rate',
};

export interface When {
  /** Counted down until then; otherwise `words` say it. */
  readonly until: string | undefined;
  readonly words: string;
  readonly isSoon: boolean;
}

/** When it ends: the time left today, the day of the rest. An arrival has no time of day. */
export function getWhen(
  waiting: Waiting,
  { timeZone, locale, now, today }: { timeZone: string; locale: string; now: number; today: string },
): When {
  const left = toEpoch(waiting.endsAt) - now;
  const isSoon = waiting.endsToday && !isOfArrival(waiting) && left < SOON;
  if (!waiting.endsToday) {
    const day =
      waiting.startDate !== null && isOfArrival(waiting)
        ? waiting.startDate
        : zonedParts(waiting.endsAt, timeZone).date;
    return { until: undefined, words: shortDay(day, locale), isSoon };
  }
  return isOfArrival(waiting) || left <= 0
    ? { until: undefined, words: today, isSoon }
    : { until: waiting.endsAt, words: '', isSoon };
}

/** Why it waits: "Link ends 17:14", and when its payer last looked at it: "seen 26.11, 14:05". */
export function getReason(
  waiting: Waiting,
  t: TFunction<'home'>,
  { timeZone, locale }: { timeZone: string; locale: string },
): string {
  const { reason, endsAt, startDate, endsToday, currency } = waiting;
  const arrives =
    endsToday || startDate === null
      ? t('queue.arrivesToday')
      : t('queue.arrives', { day: weekday(startDate, locale) });
  const words = t(`queue.reason.${reason}`, { time: zonedParts(endsAt, timeZone).time, arrives, currency });
  const seenAt = ofLinks.includes(reason) ? waiting.payment?.seenAt : null;
  if (!seenAt) return words;
  const { date, time } = zonedParts(seenAt, timeZone);
  return t('queue.seen', { reason: words, day: dayAndMonth(date), time });
}
