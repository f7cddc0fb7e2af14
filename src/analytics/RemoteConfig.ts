import type { AnalyticsConfig } from '@contract/analytics';
import {
  type AnalyticsEventName,
  CONFIG_INTERVAL_MS,
  MIN_CONFIG_INTERVAL_MS,
  SEND_INTERVAL_MS
} from '@rules/analytics';
import { SECOND_MS } from '@rules/duration';
import { storage } from '@/platform/storage';
import { storedKey } from '@/stores/persist';

const key = storedKey('analyticsConfig');

interface StoredConfig {
  config: AnalyticsConfig;
  loadedAtMs: number;
}

const initial: StoredConfig = {
  config: {
    version: 0,
    isOn: true,
    samplePercent: 100,
    sendIntervalSec: SEND_INTERVAL_MS / SECOND_MS,
    configIntervalSec: CONFIG_INTERVAL_MS / SECOND_MS,
    eventsOff: []
  },
  loadedAtMs: 0
};

/** The server's configuration, kept on the device; before the first answer everything is recorded. */
export class RemoteConfig {
  private stored = (storage.read(key) as StoredConfig | undefined) ?? initial;
  private triedAtMs = 0;
  /** Increases with each `clear`: an answer that was asked for before is not stored. */
  private clearCount = 0;

  constructor(private readonly load: (version: number) => Promise<AnalyticsConfig | null>) {}

  get sendIntervalMs(): number {
    return Math.max(this.stored.config.sendIntervalSec * SECOND_MS, SEND_INTERVAL_MS);
  }

  /** @param share of the session among all, 0 to 99 */
  records(name: AnalyticsEventName, share: number): boolean {
    const { isOn, samplePercent, eventsOff } = this.stored.config;
    return isOn && share < samplePercent && !eventsOff.includes(name);
  }

  /** Loads the configuration when it is due: after the time that it names, or after a failure, five seconds apart. */
  async refresh(): Promise<void> {
    const nowMs = Date.now();
    const { config, loadedAtMs } = this.stored;
    const intervalMs = Math.max(config.configIntervalSec * SECOND_MS, MIN_CONFIG_INTERVAL_MS);
    // A clock that was set back must not hold it up.
    const isFresh = loadedAtMs <= nowMs && nowMs < loadedAtMs + intervalMs;
    if (isFresh || nowMs < this.triedAtMs + MIN_CONFIG_INTERVAL_MS) return;
    this.triedAtMs = nowMs;
    const { clearCount } = this;
    try {
      const changed = await this.load(config.version);
      if (clearCount !== this.clearCount) return;
      this.stored = { config: changed ?? config, loadedAtMs: nowMs };
      storage.write(key, this.stored);
    } catch (error) {
      console.warn('the configuration of the analytics was not loaded', error);
    }
  }

  clear(): void {
    this.clearCount += 1;
    this.stored = initial;
    this.triedAtMs = 0;
    storage.remove(key);
  }
}
