import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '@rules/duration';
import { AppError } from '../../http/appError';

/** Offices and mobile networks share an address. */
const MAX_PER_ADDRESS = 100;
const MAX_STREAMS = 5_000;
const RETRY_AFTER_SEC = 60;
/** Proxies drop a connection after a minute of silence. */
const HEARTBEAT_INTERVAL_MS = 15_000;
const HEARTBEAT = 'event: beat\ndata: 1\n\n';
/** The client comes back with its token, so a session that ended is not served any longer than this. */
const MAX_AGE_MS = 15 * MINUTE_MS;
/** A client that does not read is cut off after so many unsent bytes, and resumes from its last event. */
const MAX_UNSENT_BYTES = 256 * 1024;

/** Writes an event; `text` is one in the format of server-sent events. */
export type SendEvent = (text: string) => void;

/** The open streams of server-sent events of this process. */
export class EventStreams {
  private readonly open = new Set<FastifyReply['raw']>();
  private readonly countByAddress = new Map<string, number>();
  private readonly heartbeat = setInterval(
    () => this.open.forEach((stream) => write(stream, HEARTBEAT)),
    HEARTBEAT_INTERVAL_MS
  ).unref();

  /** Number of open streams. */
  get size(): number {
    return this.open.size;
  }

  /**
   * Answers a request with a stream.
   * @param subscribe called once the stream is open; returns a function that is called when it ended
   * @throws AppError RATE_LIMITED when there are too many
   */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    subscribe: (send: SendEvent) => Promise<() => void>
  ): Promise<void> {
    const release = this.acquire(request.ip);
    const stream = reply.raw;
    const expiry = setTimeout(() => stream.end(), MAX_AGE_MS).unref();
    stream.once('close', () => {
      clearTimeout(expiry);
      this.open.delete(stream);
      release();
    });
    reply.hijack();
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must not store, compress or buffer it.
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no'
    });
    this.open.add(stream);
    write(stream, HEARTBEAT);
    try {
      const unsubscribe = await subscribe((text) => write(stream, text));
      if (stream.closed || stream.destroyed) unsubscribe();
      else stream.once('close', unsubscribe);
    } catch (error) {
      request.log.error({ err: error }, 'an event stream ended');
      stream.destroy();
    }
  }

  /** Ends every stream in order, so that the server can stop; clients resume at another one. */
  close(): void {
    clearInterval(this.heartbeat);
    this.open.forEach((stream) => stream.end());
  }

  private acquire(address: string): () => void {
    const count = this.countByAddress.get(address) ?? 0;
    if (count >= MAX_PER_ADDRESS || this.open.size >= MAX_STREAMS) {
      throw new AppError('RATE_LIMITED', { retryAfterSec: RETRY_AFTER_SEC });
    }
    this.countByAddress.set(address, count + 1);
    return () => {
      const remaining = (this.countByAddress.get(address) ?? 1) - 1;
      if (remaining > 0) this.countByAddress.set(address, remaining);
      else this.countByAddress.delete(address);
    };
  }
}

function write(stream: FastifyReply['raw'], text: string): void {
  if (stream.writableEnded || stream.destroyed) return;
  stream.write(text);
  if (stream.writableLength > MAX_UNSENT_BYTES) stream.destroy();
}
