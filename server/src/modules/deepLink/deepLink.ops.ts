import type { DeepLinkConfig } from '@contract/deepLink';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type Commands, required } from '../../operatorCommand';
import { OperatorError } from '../../operatorError';
import { toSingleLine } from '../../toSingleLine';
import { readDeepLinks, saveDeepLink } from './deepLink.service';

const faultMessages: Partial<Record<string, string>> = {
  pattern: 'A name has 2 to 40 Latin letters and digits, such as openApp.',
  type: 'The link has no type of types/contract/deepLink.ts.',
  field: 'A field of the link is missing, too long or of another kind.',
  unsafe: 'The link has an unsafe address, path or number.',
  host: 'The link leads to a host that WEB_HOSTS does not have.'
};

const present = ({ version, actions }: DeepLinkConfig): string =>
  [
    `version ${version}`,
    ...Object.entries(actions).map(([name, target]) => `${name}  ${toSingleLine(JSON.stringify(target))}`)
  ].join('\n');

/** `jump:list`: the named links, as clients get them. */
export async function listLinksCommand(db: Db, webHosts: readonly string[]): Promise<string> {
  return present(await readDeepLinks(db, webHosts));
}

/**
 * `jump:set NAME JSON`: adds or replaces a named link; `jump:remove NAME` with `null`.
 * @throws OperatorError with what is wrong with the link
 */
export async function saveLinkCommand(
  db: Db,
  name: string,
  json: string,
  webHosts: readonly string[]
): Promise<string> {
  try {
    return present(await saveDeepLink(db, { name, target: parse(json) }, webHosts));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { name: ofName, target } = error.details.fields ?? {};
    throw new OperatorError(faultMessages[ofName ?? target ?? ''] ?? `There is no link ${toSingleLine(name)}.`);
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new OperatorError(`The link is no JSON: ${String(error)}`);
  }
}

export const deepLinkCommands: Commands = {
  'jump:list': {
    summary: 'show the named links that clients follow',
    run: ({ withDatabase, settings }) => withDatabase((db) => listLinksCommand(db, settings.webHosts))
  },
  'jump:set': {
    usage: 'NAME JSON',
    summary: 'add or replace a named link: jump:set openApp \'{"type":"externalLink","url":"https://example.com"}\'',
    run: ({ withDatabase, settings }, [name, json]) => {
      const [link, target] = [required(name, 'NAME'), required(json, 'JSON')];
      return withDatabase((db) => saveLinkCommand(db, link, target, settings.webHosts));
    }
  },
  'jump:remove': {
    usage: 'NAME',
    summary: 'remove a named link',
    run: ({ withDatabase, settings }, [name]) => {
      const link = required(name, 'NAME');
      return withDatabase((db) => saveLinkCommand(db, link, 'null', settings.webHosts));
    }
  }
};
