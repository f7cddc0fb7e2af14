import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { drawnRoutes } from '../../src/drawnPages/drawnRoutes';
import { drawnPath } from '../pages/drawnAddresses';
import { siteMapAddresses } from '../pages/siteMapAddresses';
import { load, loadEach, type LoadRequest, type LoadResult } from './loadClient';

const scripts = path.resolve(__dirname, '../../dist/h5/js');
const CONNECTIONS = 64;
const settings = { connections: CONNECTIONS, durationMs: 3_000 };
const warmUp = { connections: CONNECTIONS, durationMs: 1_000 };
/** The drawn page that is asked for again and again. */
const PAGE = '/h5/';

/** Asks for compressed bytes, as browsers do. */
const asBrowser = (path: string): LoadRequest => ({ path, headers: { 'accept-encoding': 'br' } });

/**
 * Measures drawn pages at 64 connections beside a file of the build of about the same size: one page from memory, and
 * every page of the site map for its first time. Expects `npm run build:h5`.
 */
export async function benchDrawnPages(site: string): Promise<void> {
  const cold = await loadEach(site, (await coldAddresses(site)).map(asBrowser), CONNECTIONS);
  const bytes = await sizeOf(site, PAGE);
  const file = await fileOf(bytes);
  const fileLoad = await loadOften(site, file.path);
  const warm = await loadOften(site, PAGE);
  console.log(`  file ${file.path} (${kB(file.bytes)}): ${sentence(fileLoad)}`);
  print(`drawn pages, warm: ${PAGE} (${kB(bytes)})`, warm, fileLoad);
  print(`drawn pages, cold: ${cold.count} of the site map, each once`, cold, fileLoad);
  console.log(`  ${(await results(site)).join(', ')}`);
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const sentence = ({ perSec, p50Ms, p99Ms }: LoadResult) =>
  `${perSec.toFixed(0)} req/s, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`;

function print(name: string, pages: LoadResult, file: LoadResult): void {
  console.log(`  ${name}: ${sentence(pages)} = ${((100 * pages.perSec) / file.perSec).toFixed(1)} % of the file`);
}

async function loadOften(site: string, path: string): Promise<LoadResult> {
  await load(site, asBrowser(path), warmUp);
  return load(site, asBrowser(path), settings);
}

/** Returns how many pages of the server's were drawn, sent again, and left to the app. */
async function results(site: string): Promise<string[]> {
  const metrics = await (await fetch(`${site}/metrics`)).text();
  return [...metrics.matchAll(/^drawn_pages_total\{result="(\w+)"\} (\d+)/gm)].map(
    ([, result, count]) => `${result} ${count}`
  );
}

/** Returns every drawn page of the site map in one language that nothing has asked for yet. */
async function coldAddresses(site: string): Promise<string[]> {
  const drawn = new Set<string>(drawnRoutes.map((name) => `/h5/${drawnPath(name)}`));
  const addresses = (await siteMapAddresses(site)).flat();
  // Without a query they are drawn when the server starts.
  return addresses.filter(
    (address) => address.includes('?') && drawn.has(address.split('?')[0] ?? '') && !address.includes('lang=')
  );
}

/** Returns the bytes of a page as they are sent. */
async function sizeOf(site: string, address: string): Promise<number> {
  const response = await fetch(site + address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** Returns the compressed script of the build whose size is nearest. */
async function fileOf(bytes: number): Promise<{ path: string; bytes: number }> {
  const files = (await readdir(scripts)).filter((name) => name.endsWith('.js.br'));
  const sizes = files.map((name) => ({
    path: `/h5/js/${name.slice(0, -'.br'.length)}`,
    bytes: statSync(path.join(scripts, name)).size
  }));
  const [nearest] = sizes.sort((one, other) => Math.abs(one.bytes - bytes) - Math.abs(other.bytes - bytes));
  if (!nearest) throw new Error('the build has no compressed script');
  return nearest;
}
