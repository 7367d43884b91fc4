/**
 * How far the money is: `neutral` none, or over; `info` on its way; `warning` a part of it, or someone is awaited;
 * `success` all of it; `danger` failed.
 */
export type StatusTone = 'neutral' | 'info' | 'warning' | 'success' | 'danger';
