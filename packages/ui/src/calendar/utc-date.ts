/**
 * A `Date` whose local getters return UTC fields. So every day has 24 hours, and no day is skipped or shifted
 * in any zone. Functions for any `Date` work with it; a named zone would call `Intl` at every step.
 */
export class UtcDate extends Date {
  override getTimezoneOffset(): number {
    return 0;
  }
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getDay(): number {
    return this.getUTCDay();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
  override getMilliseconds(): number {
    return this.getUTCMilliseconds();
  }
  override setFullYear(...fields: Parameters<Date['setUTCFullYear']>): number {
    return this.setUTCFullYear(...fields);
  }
  override setMonth(...fields: Parameters<Date['setUTCMonth']>): number {
    return this.setUTCMonth(...fields);
  }
  override setDate(date: number): number {
    return this.setUTCDate(date);
  }
  override setHours(...fields: Parameters<Date['setUTCHours']>): number {
    return this.setUTCHours(...fields);
  }
}
