import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { HomeFeed } from '@contract/home';
import type { Deps } from '../../deps';
import { readHomeFeed } from '../../modules/home/home.service';
import { chooseEncoding, type Encoding } from './compress';

/** A visitor's feed may be this old: a crowd at the door asks the database once. */
const KEEP_MS = 2_000;
/** Where src/index.html leaves room for the feed. */
const room = '<script type="application/json" id="home-feed">null</script>';

/** Better than for other answers: a page is packed once and sent to everybody until its feed changes. */
const pack: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 })
};

interface Page {
  text: string;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Answers index.html with what a visitor's home shows inside it, which takes a round trip off the first screen. When
 * the feed cannot be read the page goes out without it, and the app asks for it and shows what is wrong.
 */
export function homePage({ db, settings, now }: Deps): (reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(settings.h5Dir, 'index.html');
  let feed = { readAtMs: -Infinity, text: Promise.resolve('null') };
  let page: Page & { feed: string; version: number } = { text: '', packed: {}, feed: '', version: -1 };

  const readFeed = (reply: FastifyReply) => {
    const nowMs = now().getTime();
    if (Math.abs(nowMs - feed.readAtMs) >= KEEP_MS) {
      const reading = readHomeFeed(db, { member: null, isPersonalised: true, nowMs });
      feed = { readAtMs: nowMs, text: reading.then((data) => inScript(serialise(reply, data))) };
      feed.text.catch(() => (feed.readAtMs = -Infinity));
    }
    return feed.text;
  };

  return async (reply) => {
    const text = await readFeed(reply).catch((error: unknown) => {
      reply.log.warn({ err: error }, 'the home goes out without its feed');
      return 'null';
    });
    const version = statSync(file).mtimeMs;
    if (page.feed !== text || page.version !== version) {
      // A function, because a text would have its `$` read as patterns.
      page = {
        text: readFileSync(file, 'utf8').replace(room, () => room.replace('null', () => text)),
        packed: {},
        feed: text,
        version
      };
    }
    return send(reply, page);
  };
}

async function send(reply: FastifyReply, page: Page): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  const encoding = chooseEncoding(reply.request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.text);
  return reply.header('content-encoding', encoding).send(await (page.packed[encoding] ??= pack[encoding](page.text)));
}

/** Cut to the fields of the contract, as the call itself answers it. */
function serialise(reply: FastifyReply, feed: HomeFeed): string {
  return reply.serializeInput(feed, HomeFeed as unknown as Record<string, unknown>);
}

/** JSON that cannot end the script it stands in. */
function inScript(json: string): string {
  return json.replace(/</g, '\\u003c');
}
