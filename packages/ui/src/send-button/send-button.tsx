import { formatInstant, zonedParts } from '@deck/values';
import { Check, CircleAlert, CircleCheck, Mail, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { FieldState } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as css from './send-button.css.ts';
import { getClock, type Sent, secondsLeft, sendStep } from './send-step.ts';
import { useSeconds } from './use-seconds.ts';

export interface SendButtonProps {
  /** Whether it sends an e-mail or an SMS. */
  channel: 'email' | 'sms';
  /** The address or number in the field. */
  value: string;
  /** The state of the field. With `error` sending is disabled. */
  state?: FieldState | undefined;
  /** Whether nothing can be sent now. */
  disabled?: boolean | undefined;
  /** The request is pending. */
  loading?: boolean | undefined;
  /** The last message sent here. */
  sent?: Sent | undefined;
  /** Called with the trimmed value. */
  onSend: (to: string) => void;
  /** The address field with a visible label: the button is next to it and the message below. */
  children?: ReactNode;
}

/** Sends a message to an address, then shows the recipient, the time, and when it can be sent again. */
export function SendButton({ children, ...props }: SendButtonProps) {
  const now = useSeconds(props.sent?.againAt === undefined ? undefined : Date.parse(props.sent.againAt));
  const button = <Act {...props} now={now} />;
  const said = <Said sent={props.sent} now={now} />;
  if (children === undefined) {
    return (
      <div className={css.alone}>
        {button}
        {said}
      </div>
    );
  }
  return (
    <div className={css.container}>
      <div className={css.line}>
        {children}
        <div className={css.beside}>{button}</div>
        {said}
      </div>
    </div>
  );
}

type ActProps = Omit<SendButtonProps, 'children'> & { now: number };

function Act({ channel, value, state, disabled, loading, sent, onSend, now }: ActProps) {
  const messages = useMessages().sendButton;
  const step = sendStep({ value, state: state ?? 'primary', disabled: disabled ?? false, sent, now });
  const waits = step.kind === 'waiting';
  const isSent = waits && !sent?.failed;
  const isAgain = waits || step.kind === 'again';
  const words = isSent ? messages.sent : isAgain ? messages.again : messages.send[channel];
  return (
    <Button
      size="large"
      icon={isSent ? Check : channel === 'email' ? Mail : MessageSquare}
      loading={loading ?? false}
      disabled={step.kind === 'blocked'}
      // Keeps the focus of the user who just pressed it.
      aria-disabled={waits || undefined}
      onClick={() => {
        if (!waits) onSend(value.trim());
      }}
    >
      {words}
    </Button>
  );
}

/** The message is announced once; the countdown is only visible. */
function Said({ sent, now }: { sent: Sent | undefined; now: number }) {
  const { timeZone, messages } = useUi();
  const { sentTo, notDeliveredTo } = messages.sendButton;
  const words = sent && (sent.failed ? notDeliveredTo : sentTo)(sent.to, toMoment(sent.at, now, timeZone));
  const seconds = secondsLeft(sent, now);
  return (
    <>
      {words && (
        <p className={sent.failed ? css.failed : css.said}>
          <Icon shape={sent.failed ? CircleAlert : CircleCheck} size={14} />
          <span>
            {words}
            {seconds > 0 && ` ${messages.sendButton.againIn(getClock(seconds))}`}
          </span>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
    </>
  );
}

/** Only the time for today, else with the date. */
function toMoment(at: string, now: number, timeZone: string): string {
  const then = zonedParts(at, timeZone);
  return then.date === zonedParts(now, timeZone).date ? then.time : formatInstant(at, timeZone);
}
