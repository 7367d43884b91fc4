import { Alert } from '@deck/ui';

interface RefusalAlertProps {
  /** What was not done, where the page has more than one thing to do. */
  title?: string | undefined;
  /** Why, in words; without them there is no alert. */
  children: string | undefined | false;
}

/** Says in a form why it was not sent or not taken. A screen reader hears it at once. */
export function RefusalAlert({ title, children }: RefusalAlertProps) {
  if (children === undefined || children === false) return null;
  return (
    <Alert tone="danger" announced title={title}>
      {children}
    </Alert>
  );
}
