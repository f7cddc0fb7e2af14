import type { TestApp } from './testApp';

const unescape = (text: string) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&');

/** Returns the texts of the elements of this name. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescape(text));

/** Returns path and query of an address. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

let visitors = 0;

/** Requests a file of the site map; each time from another address, because one gets a limited number of files. */
async function readFile({ app }: TestApp, url: string): Promise<string> {
  visitors += 1;
  return (await app.inject({ url, remoteAddress: `198.51.100.${visitors % 250}` })).body;
}

/** Returns the addresses of all files of the site map, by the index. */
export async function siteMapFiles(server: TestApp): Promise<string[]> {
  return textsOf(await readFile(server, '/sitemap.xml'), 'loc').map(pathOf);
}

/** Returns every address of the site map. */
export async function siteMapAddresses(server: TestApp): Promise<string[]> {
  const addresses: string[] = [];
  for (const url of await siteMapFiles(server)) {
    addresses.push(...textsOf(await readFile(server, url), 'loc'));
  }
  return addresses;
}

/** Returns the ids of things of all kinds in the site map. */
export async function siteMapIds(server: TestApp): Promise<string[]> {
  const queries = (await siteMapAddresses(server)).map((address) => new URL(address).searchParams);
  return [...new Set(queries.flatMap((query) => query.get('id') ?? query.get('lineId') ?? []))];
}
