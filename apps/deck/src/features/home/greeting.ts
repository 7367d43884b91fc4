/** How people are greeted at a time of day, `05:36`: after midnight it is still the evening, from five it is morning. */
export function greetingAt(time: string): 'morning' | 'afternoon' | 'evening' {
  if (time < '05:00' || time >= '18:00') return 'evening';
  return time < '12:00' ? 'morning' : 'afternoon';
}
