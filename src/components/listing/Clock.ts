import { makeAutoObservable } from 'mobx';
import { SECOND_MS } from '@rules/duration';

/** Current time (epoch ms) for countdowns. Ticks every second while the page is visible. */
export class Clock {
  nowMs = Date.now();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { timer: false }, { autoBind: true });
  }

  start(): void {
    this.stop();
    this.tick();
    this.timer = setInterval(this.tick, SECOND_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    this.nowMs = Date.now();
  }
}
