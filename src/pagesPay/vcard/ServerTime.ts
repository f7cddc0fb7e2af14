import { makeAutoObservable } from 'mobx';
import type { PaymentOrder } from '@contract/payment';

/**
 * Estimates the clock of the server from orders that it sent: at that moment the order was created, and a payable one had
 * not ended. A device whose clock fits both keeps it; another one is corrected as far as needed.
 */
export class ServerTime {
  private lowestAheadMs = -Infinity;
  private highestAheadMs = Infinity;

  constructor() {
    makeAutoObservable(this);
  }

  /** @param receivedAtMs time of this device at which the order was received */
  learn({ createdAtMs, expiresAtMs }: PaymentOrder, isPayable: boolean, receivedAtMs: number): void {
    this.lowestAheadMs = Math.max(this.lowestAheadMs, createdAtMs - receivedAtMs);
    if (isPayable) this.highestAheadMs = Math.min(this.highestAheadMs, expiresAtMs - receivedAtMs);
  }

  /** Returns the server's time at a time of this device, both epoch ms. */
  fromDevice(deviceMs: number): number {
    return deviceMs + Math.max(this.lowestAheadMs, Math.min(this.highestAheadMs, 0));
  }
}
