/** What a toast says. */
export interface ToastContent {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** One line: what happened. */
  title: string;
  /** To what or whom, when, and what to do next. */
  text?: string | undefined;
  /** By which others find what happened, in small print. Two toasts that differ in nothing else say the same. */
  reference?: string | undefined;
  /** Where to look at it: "Open". It leaves the toast behind. */
  action?: { readonly label: string; readonly onAct: () => void } | undefined;
  /** Too important to leave by itself. */
  stays?: boolean | undefined;
}

export interface ShownToast extends ToastContent {
  readonly id: number;
}

/** How long a toast stays when nobody points at it, in milliseconds. An error, and what `stays`, until it is closed. */
export const toastMs = 5000;

/** More at once nobody reads. */
export const mostToasts = 4;

/** Whether it leaves by itself. */
export function leavesAlone(toast: ToastContent): boolean {
  return toast.tone !== 'danger' && toast.stays !== true;
}

/**
 * Adds a toast as the newest. The same words again take the place of the old ones; when there are too many, the oldest
 * one that would have left by itself makes room, and only among errors the oldest error.
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
