import type { FastifyRequest } from 'fastify';
import type { Language } from '@contract/localText';
import { SECOND_MS } from '@rules/duration';
import { versionsOf } from '../database/connect';
import { CONTENT_CHANNEL, readKnownTables } from '../database/knownTables';
import type { Db } from '../database/schema';
import type { SignalListener } from '../database/signalListener';
import { noteReads, recordReads, type TableVersions } from '../database/tableVersions';
import type { Encoding } from './compression';

/** Some answers depend on the time: what ends, what begins. */
const MAX_AGE_MS = 30 * SECOND_MS;
const MAX_BYTES = 48 * 1024 * 1024;
/** A larger one would drive many others out. */
const MAX_ANSWER_BYTES = 512 * 1024;
/** Memory of an entry beside its value. */
const ENTRY_BYTES = 500;

/** A value with what it depends on. */
export interface Kept<T> {
  readonly value: T;
  /** Whether reading again would give the same, as far as this process knows. */
  isCurrent(): boolean;
}

/** Answer to a public call. */
export interface KeptAnswer {
  /** The whole response, serialized. */
  text: string;
  /** The text as it is sent. */
  bytes?: Buffer;
  /** Counts the visit of a person who gets the answer. */
  countVisit: ((request: FastifyRequest) => Promise<void>) | null;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

interface Entry<T = unknown> extends Kept<T> {
  bytes: number;
}

interface Load {
  /** Version of the data when it began. */
  moment: number;
  entry: Promise<Entry>;
}

/** Returns the key under which the answer to a call is kept. */
export const answerKey = (language: Language, url: string): string => `${language} ${url}`;

/**
 * Values that are the same for every visitor, kept until one of the tables from which they were read changes. A write of this
 * process counts when it is committed, one of another process when its announcement arrives; while announcements cannot
 * arrive, nothing is kept.
 */
export class KeptAnswers {
  private readonly entries = new Map<string, Entry>();
  private readonly loads = new Map<string, Load>();
  private readonly versions: TableVersions;
  private bytes = 0;
  private subscription: Promise<(() => void) | null> | null = null;
  private hasTables = false;

  constructor(private readonly deps: { db: Db; signals: SignalListener; now: () => Date }) {
    this.versions = versionsOf(deps.db);
  }

  /** Returns a current value; undefined for none. */
  find<T>(key: string): Kept<T> | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    if (!entry.isCurrent()) {
      this.bytes -= entry.bytes;
      return undefined;
    }
    // The last used one is the last of the map.
    this.entries.set(key, entry);
    return entry as Entry<T>;
  }

  /**
   * Returns the value of a key, current and kept or loaded now. Callers between two changes share one load. A failed one is
   * not kept.
   * @param load must depend on the key and the database only
   */
  async read<T>(key: string, load: () => Promise<T>, bytesOf: (value: T) => number): Promise<Kept<T>> {
    const known = this.find<T>(key);
    if (known !== undefined) return known;
    const moment = this.versions.now;
    const running = this.loads.get(key);
    if (running?.moment === moment && this.isKeeping()) return (await running.entry) as Entry<T>;
    const entry = this.load(key, load, bytesOf);
    const started = { moment, entry };
    this.loads.set(key, started);
    try {
      return await entry;
    } finally {
      if (this.loads.get(key) === started) this.loads.delete(key);
    }
  }

  async close(): Promise<void> {
    this.entries.clear();
    (await this.subscription)?.();
  }

  private async load<T>(key: string, load: () => Promise<T>, bytesOf: (value: T) => number): Promise<Entry<T>> {
    const isKept = this.isKeeping();
    let moment = this.versions.now;
    const readAtMs = this.deps.now().getTime();
    const { result: value, subjects } = await recordReads(load);
    const isKeepable = isKept && this.versions.areAnnounced(subjects);
    const entry: Entry<T> = {
      value,
      bytes: bytesOf(value) + 2 * key.length + ENTRY_BYTES,
      isCurrent: () => {
        const isYoung = Math.abs(this.deps.now().getTime() - readAtMs) < MAX_AGE_MS;
        if (!isKeepable || !isYoung || !this.isKeeping() || !this.versions.isUnchangedSince(moment, subjects))
          return false;
        moment = this.versions.now;
        noteReads(subjects);
        return true;
      }
    };
    if (entry.isCurrent()) this.keep(key, entry);
    return entry;
  }

  private keep(key: string, entry: Entry): void {
    if (entry.bytes > MAX_ANSWER_BYTES) return;
    this.bytes += entry.bytes - (this.entries.get(key)?.bytes ?? 0);
    this.entries.delete(key);
    this.entries.set(key, entry);
    for (const [oldest, { bytes }] of this.entries) {
      if (this.bytes <= MAX_BYTES) return;
      this.entries.delete(oldest);
      this.bytes -= bytes;
    }
  }

  /** Whether changes by other processes arrive; begins to listen for them. */
  private isKeeping(): boolean {
    this.subscription ??= this.listen();
    return this.hasTables && this.deps.signals.isListening(CONTENT_CHANNEL);
  }

  private async listen(): Promise<(() => void) | null> {
    const { db, signals } = this.deps;
    try {
      const tables = await readKnownTables(db);
      const end = await signals.subscribe(CONTENT_CHANNEL, {
        onSignal: (subject) => this.versions.change([subject]),
        onResume: () => this.versions.changeAll()
      });
      this.versions.use(tables);
      this.hasTables = true;
      return end;
    } catch {
      // The database may be back with the next visitor.
      this.subscription = null;
      return null;
    }
  }
}
