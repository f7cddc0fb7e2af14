import { reaction } from 'mobx';
import type { CallData, CallInput } from '@contract';
import { SEND_INTERVAL_MS } from '@rules/analytics';
import { HOUR_MS, SECOND_MS } from '@rules/duration';
import { apiErrorOf, isApiError, isOutcomeUnknown } from '@/lib/ApiError';
import { network } from '@/platform/network/network';
import { type DeviceIdentity, finishErasure, getIdentity, pendingErasures } from './deviceIdentity';
import type { StoredEvents } from './StoredEvents';

const LONGEST_PAUSE_MS = HOUR_MS;

export interface AnalyticsApi {
  sendAnalyticsEvents(
    batch: CallInput<'POST /api/front/analytics/events'>
  ): Promise<CallData<'POST /api/front/analytics/events'>>;
  eraseAnalyticsDevice(device: DeviceIdentity): Promise<null>;
}

interface SenderOptions {
  api: AnalyticsApi;
  events: StoredEvents;
  /** Asked before each batch. */
  maySend(): boolean;
  /** The server refuses what this device sends under its identity. */
  onRefused(): void;
}

/**
 * Sends the batches that wait, the oldest first, one at a time; and the wishes to delete what was sent under an earlier
 * identity. After a failure it pauses, twice as long each time, at most an hour; a network that returns ends the pause.
 */
export class EventSender {
  private isBusy = false;
  private failures = 0;
  private pauseUntilMs = 0;

  constructor(private readonly options: SenderOptions) {
    reaction(
      () => network.online,
      (isOnline) => {
        if (!isOnline) return;
        this.pauseUntilMs = 0;
        void this.flush();
      }
    );
  }

  /** Sends what waits, unless that is under way or paused. Never rejects. */
  async flush(): Promise<void> {
    if (this.isBusy || !network.online || Date.now() < this.pauseUntilMs) return;
    this.isBusy = true;
    try {
      await this.eraseEarlier();
      await this.sendBatches();
      // The consent may have been withdrawn while a batch was under way.
      await this.eraseEarlier();
      this.failures = 0;
    } catch (error) {
      this.pause(error);
    } finally {
      this.isBusy = false;
    }
  }

  private async eraseEarlier(): Promise<void> {
    for (const identity of pendingErasures()) {
      try {
        await this.options.api.eraseAnalyticsDevice(identity);
      } catch (error) {
        if (isToBeRepeated(error)) throw error;
      }
      finishErasure(identity);
    }
  }

  private async sendBatches(): Promise<void> {
    const { api, events, maySend, onRefused } = this.options;
    while (maySend()) {
      if (events.isEmpty) return;
      const identity = await getIdentity(maySend);
      // After it: events of before a withdrawal must not be sent under the identity of after it.
      const batch = events.takeOldest();
      if (identity === undefined || batch === undefined) return;
      try {
        await api.sendAnalyticsEvents({ ...identity, events: batch.events });
      } catch (error) {
        if (isToBeRepeated(error)) throw error;
        // The server would refuse the same batch again.
        console.warn('events of the analytics were refused', error);
        if (isApiError(error, 'CONFLICT', 'FORBIDDEN')) onRefused();
      }
      events.remove(batch);
    }
  }

  private pause(error: unknown): void {
    this.failures += 1;
    const growingMs = Math.min(SEND_INTERVAL_MS * 2 ** (this.failures - 1), LONGEST_PAUSE_MS);
    const { retryAfterSec = 0 } = apiErrorOf(error).data ?? {};
    this.pauseUntilMs = Date.now() + Math.max(growingMs, retryAfterSec * SECOND_MS);
  }
}

const isToBeRepeated = (error: unknown): boolean => isOutcomeUnknown(error) || isApiError(error, 'RATE_LIMITED');
