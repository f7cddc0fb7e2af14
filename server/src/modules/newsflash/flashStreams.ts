import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../http/appError';
import type { FeedEvent, FlashFeed } from './flashFeed';

/** Offices and mobile networks share an address. */
const MAX_PER_ADDRESS = 100;
const MAX_STREAMS = 5_000;
const RETRY_AFTER_SEC = 60;
/** Below the minute after which proxies take a silent connection for dead. */
const HEARTBEAT_INTERVAL_MS = 15_000;
const HEARTBEAT = 'event: beat\ndata: 1\n\n';
/** What a reader who does not read may keep waiting here, some batches; then it is cut off and comes back with its last id. */
const MAX_WAITING_BYTES = 256 * 1024;

/** The open streams of server-sent events of this process. */
export class FlashStreams {
  private readonly open = new Set<FastifyReply['raw']>();
  private readonly countByAddress = new Map<string, number>();
  private readonly heartbeat = setInterval(
    () => this.open.forEach((stream) => write(stream, HEARTBEAT)),
    HEARTBEAT_INTERVAL_MS
  ).unref();

  constructor(private readonly feed: FlashFeed) {}

  /** Answers a request with a stream from a change on. Throws RATE_LIMITED when there are too many. */
  async serve(request: FastifyRequest, reply: FastifyReply, afterSeq: number | undefined): Promise<void> {
    const release = this.acquire(request.ip);
    const stream = reply.raw;
    stream.once('close', () => {
      this.open.delete(stream);
      release();
    });
    reply.hijack();
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must neither keep nor compress nor gather it.
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no'
    });
    this.open.add(stream);
    write(stream, HEARTBEAT);
    try {
      const unsubscribe = await this.feed.subscribe(afterSeq, (event: FeedEvent) => write(stream, event.text));
      if (stream.closed || stream.destroyed) unsubscribe();
      else stream.once('close', unsubscribe);
    } catch (error) {
      request.log.error({ err: error }, 'a stream of flashes ended');
      stream.destroy();
    }
  }

  /** Ends every stream in order, so that the server can stop; readers come back to another one with their last id. */
  close(): void {
    clearInterval(this.heartbeat);
    this.open.forEach((stream) => stream.end());
  }

  private acquire(address: string): () => void {
    const count = this.countByAddress.get(address) ?? 0;
    if (count >= MAX_PER_ADDRESS || this.open.size >= MAX_STREAMS)
      throw new AppError('RATE_LIMITED', { retryAfterSec: RETRY_AFTER_SEC });
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
  if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
}
