import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { HomeFeed } from '@contract/home';
import type { Deps } from '../../deps';
import { VisitorFeedCache } from '../../modules/home/visitorFeedCache';
import { builtPage } from './builtPage';
import { type CompressedPage, sendPage } from './compressedPage';
import { escapeForScript } from './drawnPage/escape';

/** Placeholder of the feed in src/index.html. */
const feedPlaceholder = '<script type="application/json" id="home-feed">null</script>';

/** A higher quality than for other responses: a page is compressed once and sent to everyone until its feed changes. */
const QUALITY = 9;

/**
 * Sends index.html with the feed of a visitor's home inlined, which saves a round trip. When the feed cannot be read
 * the page is sent without it, and the app loads the feed and shows the error.
 */
export function homePage({ db, settings, now }: Deps): (reply: FastifyReply) => Promise<FastifyReply> {
  const file = path.join(settings.h5Dir, 'index.html');
  const visitorFeed = new VisitorFeedCache(db, now);
  const built = builtPage(settings.h5Dir);
  let serialised: { feed: HomeFeed | null; text: string } = { feed: null, text: 'null' };
  let page: CompressedPage & { feed: string; version: number } = {
    text: '',
    quality: QUALITY,
    compressed: {},
    feed: '',
    version: -1
  };

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
        quality: QUALITY,
        compressed: {},
        feed: text,
        version
      };
    }
    return sendPage(reply, page);
  };
}

/** Serializes the feed with the fields of the contract, as the call itself does. */
function serialise(reply: FastifyReply, feed: HomeFeed): string {
  return reply.serializeInput(feed, HomeFeed as unknown as Record<string, unknown>);
}
