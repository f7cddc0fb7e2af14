import { MINUTE_MS, SECOND_MS } from '@rules/duration';

/** A value is renewed this long before its expiry. */
const MARGIN_MS = 5 * MINUTE_MS;

/** A value that a service issues for a limited time. All concurrent callers wait for one request. */
export class ExpiringValue {
  private current: { value: string; untilMs: number } | null = null;
  private pending: Promise<string> | null = null;

  constructor(
    private readonly fetchValue: () => Promise<{ value: string; lifetimeSec: number }>,
    private readonly now: () => number
  ) {}

  /** Returns the value; throws as the function that fetches it. */
  async get(): Promise<string> {
    if (this.current !== null && this.current.untilMs > this.now()) return this.current.value;
    this.pending ??= this.renew().finally(() => {
      this.pending = null;
    });
    return this.pending;
  }

  /** Discards a value that the service has ended early, unless it was renewed since. */
  discard(value: string): void {
    if (this.current?.value === value) this.current = null;
  }

  private async renew(): Promise<string> {
    const { value, lifetimeSec } = await this.fetchValue();
    this.current = { value, untilMs: this.now() + lifetimeSec * SECOND_MS - MARGIN_MS };
    return value;
  }
}
