import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { HomeFeed } from '@contract/home';
import type { Deps } from '../../deps';
import { VisitorFeedCache } from '../../modules/home/visitorFeedCache';
import { builtPage } from './builtPage';
import { chooseEncoding, type Encoding } from './compress';

/** Placeholder of the feed in src/index.html. */
const feedPlaceholder = '<script type="application/json" id="home-feed">null</script>';

/** A higher level than for other responses: a page is compressed once and sent to everyone until its feed changes. */
const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 })
};

interface Page {
  text: string;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Sends index.html with the feed of a visitor's home inlined, which saves a round trip. When the feed cannot be read
 * the page is sent without it, and the app loads the feed and shows the error.
 */
export function homePage({ db, settings, now }: Deps): (reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(settings.h5Dir, 'index.html');
  const visitorFeed = new VisitorFeedCache(db, now);
  const built = builtPage(settings.h5Dir);
  let serialised: { feed: HomeFeed | null; text: string } = { feed: null, text: 'null' };
  let page: Page & { feed: string; version: number } = { text: '', compressed: {}, feed: '', version: -1 };

  const readFeed = async (reply: FastifyReply) => {
    // A build for another host loads the feed from there.
    if (built().apiOrigin !== '') return 'null';
    const feed = await visitorFeed.read(true);
    if (serialised.feed !== feed) serialised = { feed, text: escapeForScript(serialise(reply, feed)) };
    return serialised.text;
  };

  return async (reply) => {
    const text = await readFeed(reply).catch((error: unknown) => {
      reply.log.warn({ err: error }, 'the home goes out without its feed');
      return 'null';
    });
    const version = statSync(file).mtimeMs;
    if (page.feed !== text || page.version !== version) {
      // A function, because `$` of a text would be a pattern.
      page = {
        text: readFileSync(file, 'utf8').replace(feedPlaceholder, () => feedPlaceholder.replace('null', () => text)),
        compressed: {},
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
  return reply
    .header('content-encoding', encoding)
    .send(await (page.compressed[encoding] ??= compressors[encoding](page.text)));
}

/** Serializes the feed with the fields of the contract, as the call itself does. */
function serialise(reply: FastifyReply, feed: HomeFeed): string {
  return reply.serializeInput(feed, HomeFeed as unknown as Record<string, unknown>);
}

/** Escapes JSON so that it cannot end its script element. */
function escapeForScript(json: string): string {
  return json.replace(/</g, '\\u003c');
}
