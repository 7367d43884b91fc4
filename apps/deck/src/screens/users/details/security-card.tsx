import { Alert, Button, type ButtonVariant, Card } from '@deck/ui';
import type { ReactNode } from 'react';
import * as css from './security-card.css.ts';

interface SecurityCardProps {
  title: string;
  /** How it stands now. */
  state: ReactNode;
  text: string;
  /** What can be done about it; left out for whoever may not. */
  act?: { label: string; variant: ButtonVariant; onAct: () => void; loading?: boolean } | undefined;
  refusal?: string | undefined;
  /** What the act has brought about. */
  done?: string | undefined;
  children?: ReactNode;
}

/** One matter of a person's security: how it stands, what that means, and the one act. */
export function SecurityCard({ title, state, text, act, refusal, done, children }: SecurityCardProps) {
  return (
    <Card title={title} meta={state}>
      <div className={css.body}>
        <p className={css.text}>{text}</p>
        {act && (
          <Button variant={act.variant} onClick={act.onAct} loading={act.loading}>
            {act.label}
          </Button>
        )}
      </div>
      {refusal !== undefined && (
        <div className={css.below}>
          <Alert tone="danger" announced>
            {refusal}
          </Alert>
        </div>
      )}
      {done !== undefined && (
        <div className={css.below}>
          <Alert tone="success" announced>
            {done}
          </Alert>
        </div>
      )}
      {children}
    </Card>
  );
}
