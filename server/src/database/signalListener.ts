import pg from 'pg';

const CONNECT_TIMEOUT_MS = 5_000;
const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

export interface SignalHandler {
  onSignal(payload: string): void;
  /** Called after the connection was lost and is back: signals may have been missed. */
  onResume(): void;
}

/**
 * Receives PostgreSQL notifications on a connection of its own, opened with the first subscription and replaced when it
 * breaks. DATABASE_URL must lead to PostgreSQL itself or to a pooler in session mode.
 */
export class SignalListener {
  private readonly handlers = new Map<string, Set<SignalHandler>>();
  /** Channels whose subscription is in effect. */
  private readonly listening = new Set<string>();
  private client: pg.Client | null = null;
  private connecting: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private isClosed = false;

  /** Called when a connection cannot be opened; the next attempt follows by itself. */
  onError: (error: unknown) => void = () => undefined;

  /** @param url address of the database now; it may move between two connections */
  constructor(private readonly url: () => string) {}

  /**
   * Calls the handler with every notification on a channel.
   * @returns after the subscription is in effect, or after the first attempt failed (`onResume` follows then); a
   * function that ends it
   */
  async subscribe(channel: string, handler: SignalHandler): Promise<() => void> {
    const known = this.handlers.get(channel);
    const handlers = known ?? new Set();
    this.handlers.set(channel, handlers.add(handler));
    if (this.client === null) await this.connect();
    else if (!this.listening.has(channel))
      await this.listen(this.client, channel).catch((error: unknown) => this.onError(error));
    return () => handlers.delete(handler);
  }

  /** Whether notifications on a channel arrive, as far as this process knows. */
  isListening(channel: string): boolean {
    return this.listening.has(channel);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.connecting;
    const { client } = this;
    this.client = null;
    this.listening.clear();
    await client?.end();
  }

  private connect(): Promise<void> {
    this.connecting ??= this.open().finally(() => (this.connecting = null));
    return this.connecting;
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url(),
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: 'xiangshi signals',
      keepAlive: true
    });
    client.on('notification', ({ channel, payload = '' }) =>
      this.handlers.get(channel)?.forEach(({ onSignal }) => onSignal(payload))
    );
    client.on('error', () => undefined);
    client.on('end', () => this.lose(client));
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await this.listen(client, channel);
    } catch (error) {
      this.listening.clear();
      this.onError(error);
      client.end().catch(() => undefined);
      this.retry();
      return;
    }
    this.client = client;
    const isBack = this.failures > 0;
    this.failures = 0;
    if (isBack) this.handlers.forEach((handlers) => handlers.forEach(({ onResume }) => onResume()));
  }

  private lose(client: pg.Client): void {
    if (client !== this.client) return;
    this.client = null;
    this.listening.clear();
    this.retry();
  }

  private retry(): void {
    if (this.isClosed) return;
    const waitMs = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** this.failures);
    this.failures += 1;
    this.timer = setTimeout(() => void this.connect(), waitMs).unref();
  }

  private async listen(client: pg.Client, channel: string): Promise<void> {
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    this.listening.add(channel);
  }
}
