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

/** Where src/index.html leaves room for the feed. */
const feedPlaceholder = '<script type="application/json" id="home-feed">null</script>';

/** Better than for other answers: a page is packed once and sent to everybody until its feed changes. */
const compressors: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 })
};

interface Page {
  text: string;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/**
 * Answers index.html with what a visitor's home shows inside it, which takes a round trip off the first screen. When
 * the feed cannot be read the page goes out without it, and the app asks for it and shows what is wrong.
 */
export function homePage({ db, settings, now }: Deps): (reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(settings.h5Dir, 'index.html');
  const visitorFeed = new VisitorFeedCache(db, now);
  const built = builtPage(settings.h5Dir);
  let serialised: { feed: HomeFeed | null; text: string } = { feed: null, text: 'null' };
  let page: Page & { feed: string; version: number } = { text: '', compressed: {}, feed: '', version: -1 };

  const readFeed = async (reply: FastifyReply) => {
    // A build for another host asks that one: its data is not ours.
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
      // A function, because a text would have its `$` read as patterns.
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

/** Cut to the fields of the contract, as the call itself answers it. */
function serialise(reply: FastifyReply, feed: HomeFeed): string {
  return reply.serializeInput(feed, HomeFeed as unknown as Record<string, unknown>);
}

/** JSON that cannot end the script it stands in. */
function escapeForScript(json: string): string {
  return json.replace(/</g, '\\u003c');
}
