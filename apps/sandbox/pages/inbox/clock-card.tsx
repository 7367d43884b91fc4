import { Button, Icon } from '@deck/ui';
import { formatInstant, toEpoch } from '@deck/values';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ClockView } from '../../src/inbox/inbox-views.ts';
import { ask } from '../shared/ask.ts';
import { deviceZone } from '../shared/mount.tsx';
import * as css from './clock-card.css.ts';
import type { Polled } from './use-polled.ts';
import { useWords } from './use-words.ts';

interface ClockCardProps {
  clock: Polled<ClockView>;
  onMoved: () => void;
}

/** The sandbox's time, with controls to move it. */
export function ClockCard({ clock: told, onMoved }: ClockCardProps) {
  const { clock } = useWords();
  const zone = deviceZone();
  const now = useTicking(told.value && toEpoch(told.value.now) - told.at);
  const [moving, setMoving] = useState('');
  const [said, setSaid] = useState('');

  async function move(step: string) {
    if (moving !== '') return;
    setMoving(step);
    const reply = await ask<ClockView>('/sandbox/api/clock', { post: { advance: step } });
    setMoving('');
    setSaid(reply.kind === 'answer' ? clock.moved(formatInstant(reply.body.now, zone)) : clock.failed);
    told.again();
    onMoved();
  }

  const steps = [
    ['PT1H', clock.hour],
    ['P1D', clock.day],
    ['P3D', clock.days],
  ] as const;
  return (
    <section className={css.card} aria-label={clock.title}>
      <p className={css.now}>
        <Icon shape={Clock} size={16} />
        <time className={css.time}>{now === undefined ? '…' : formatInstant(now, zone)}</time>
        <span className={css.zone}>{zone}</span>
      </p>
      <p className={css.explanation}>{clock.text}</p>
      <div className={css.steps}>
        {steps.map(([step, label]) => (
          <Button
            key={step}
            size="small"
            aria-label={clock.forward(label)}
            loading={moving === step}
            disabled={moving !== '' && moving !== step}
            onClick={() => move(step)}
          >
            +{label}
          </Button>
        ))}
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
    </section>
  );
}

/** The time of a clock with the given offset to this machine's in milliseconds, updated every second. */
function useTicking(ahead: number | undefined): number | undefined {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setHere(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return ahead === undefined ? undefined : here + ahead;
}
