import { Icon } from '@deck/ui';
import { formatZoned, toEpoch } from '@deck/values';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { due, dueIcon } from './pay-header.css.ts';
import { useReading } from './reading.ts';
import { timeLeft } from './time-left.ts';

const HALF_A_MINUTE = 30_000;

interface DueLineProps {
  /** An instant of the wire. */
  until: string;
  /** The offset of the server's clock in milliseconds. */
  ahead: number;
}

/** The expiry of the link. It only counts: the server decides whether the time is over. */
export function DueLine({ until, ahead }: DueLineProps) {
  const { words, timeZone } = useReading();
  const now = useNow() + ahead;
  const left = timeLeft(toEpoch(until) - now, words.time);
  const by = words.due.by(formatZoned(until, timeZone));
  return (
    <p className={due}>
      <span className={dueIcon}>
        <Icon shape={Clock} size={14} />
      </span>
      <time dateTime={until}>{left === undefined ? by : `${by}, ${words.due.left(left)}`}</time>
    </p>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
