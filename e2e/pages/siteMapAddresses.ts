const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text.replace(/&amp;/g, '&'));

/** Path and query of an address; the site map names the public host of the installation. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Returns path and query of all pages of the site map, file by file. */
export async function siteMapAddresses(site: string): Promise<string[][]> {
  const read = async (path: string) => (await fetch(site + path)).text();
  const files = textsOf(await read('/sitemap.xml'), 'loc').map(pathOf);
  return Promise.all(files.map(async (file) => textsOf(await read(file), 'loc').map(pathOf)));
}
