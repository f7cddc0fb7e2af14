import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileVersion } from './fileVersion';

/** Facts about the built index.html for the content security policy. */
export interface BuiltPage {
  /** `'sha256-…'` of every inline script of the page; an injected script has none. */
  scriptHashes: string[];
  /** Origin of the API that the build calls; empty for the host that serves the page. */
  apiOrigin: string;
}

const notBuilt: BuiltPage = { scriptHashes: [], apiOrigin: '' };

/** Reads index.html of the H5 build, again after a new build. */
export function builtPage(folder: string): () => BuiltPage {
  const file = path.join(folder, 'index.html');
  let known = { version: 0, page: notBuilt };
  return () => {
    const version = fileVersion(file) ?? 0;
    if (version !== known.version)
      known = { version, page: version === 0 ? notBuilt : read(readFileSync(file, 'utf8')) };
    return known.page;
  };
}

function read(html: string): BuiltPage {
  const [, host = ''] = /<meta name="api-host" content="([^"]*)"/.exec(html) ?? [];
  return { scriptHashes: hashesOf(html), apiOrigin: URL.canParse(host) ? new URL(host).origin : '' };
}

function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  );
}
