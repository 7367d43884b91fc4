/** The content of a toast. */
export interface ToastContent {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** A line about the event. */
  title: string;
  /** Details: the object, the time, the next step. */
  text?: string | undefined;
  /** A reference for support, in small print. Toasts that only differ in it are duplicates. */
  reference?: string | undefined;
  /** A link to the subject: "Open". It closes the toast. */
  action?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Keeps the toast until it is closed. */
  stays?: boolean | undefined;
}

export interface ShownToast extends ToastContent {
  readonly id: number;
}

/**
 * How long a toast stays without interaction, in milliseconds. An error, and a toast with `stays`, stays
 * until closed.
 */
export const toastMs = 5000;

/** The maximum number at once. */
export const mostToasts = 4;

/** Whether it closes itself. */
export function leavesAlone(toast: ToastContent): boolean {
  return toast.tone !== 'danger' && toast.stays !== true;
}

/**
 * Adds a toast as the newest. A duplicate replaces the old toast. Above the maximum the oldest self-closing
 * toast is removed, or the oldest error if all are errors.
 */
export function withToast(shown: readonly ShownToast[], added: ShownToast): ShownToast[] {
  const others = shown.filter((toast) => !saysTheSame(toast, added));
  if (others.length < mostToasts) return [...others, added];
  const leaving = others.find(leavesAlone) ?? others[0];
  return [...others.filter((toast) => toast !== leaving), added];
}

export function withoutToast(shown: readonly ShownToast[], id: number): ShownToast[] {
  return shown.filter((toast) => toast.id !== id);
}

function saysTheSame(one: ToastContent, other: ToastContent): boolean {
  return one.tone === other.tone && one.title === other.title && one.text === other.text;
}
