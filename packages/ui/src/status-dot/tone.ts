/**
 * The progress of the money. `neutral`: none or final; `info`: in progress; `warning`: partial or waiting for
 * someone; `success`: complete; `danger`: failed.
 */
export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';
