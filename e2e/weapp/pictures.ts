import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../server';
import { contactSheets } from './drawing/contactSheets';
import { Painter } from './drawing/Painter';
import { WeappOutput } from './gates/WeappOutput';
import type { App } from './harness/App';
import { deviceProfile } from './harness/wx/device';
import { ownerOf, queryOf } from './pageVisits';
import { dist } from './scenarios/dist';
import { openApp, prefix } from './scenarios/openApp';
import { People } from './scenarios/People';

const usage = `tsx e2e/weapp/pictures.ts [part of a page's path …]
  --member           as the person whom the page belongs to, instead of as a visitor
  --dark             on a phone that is dark
  --elder            with large print
  --language fr      in another language
  --width 320        on a narrower phone
  --screens 3        scrolled on by a screen each time
  --long             the whole length in one picture
  --tap 文字         taps a text first, or the nth of several: --tap 文字#1; may be given again
  --faults           what is wrong with the drawn pages, as text
  --sheets           contact sheets too
SITE=<address> takes the pictures of a server that runs already.`;

const folder = path.resolve(__dirname, '../../test-results/weapp');
/** Scroll distance: a screen of the phone minus its fixed header, px. */
const STEP = 600;

const options = parseArgs({
  allowPositionals: true,
  options: {
    member: { type: 'boolean' },
    dark: { type: 'boolean' },
    elder: { type: 'boolean' },
    language: { type: 'string' },
    width: { type: 'string' },
    screens: { type: 'string', default: '1' },
    long: { type: 'boolean' },
    tap: { type: 'string', multiple: true, default: [] },
    faults: { type: 'boolean' },
    sheets: { type: 'boolean' },
    help: { type: 'boolean' }
  }
});
const { values, positionals } = options;

const people = new People();

async function open(site: string, layout: Painter, page: string): Promise<App> {
  const { storage, token } = await people.enter(site, ownerOf(page));
  const settings = {
    ...(values.elder && { elder: true }),
    ...(values.language !== undefined && { language: values.language })
  };
  const chosen = Object.entries(settings).map(([name, value]) => [prefix + name, JSON.stringify(value)] as const);
  const kept = values.member ? storage.keys.map((key) => [key, storage.get(key)] as const) : [];
  return openApp({
    baseUrl: site,
    layout,
    path: page,
    query: await queryOf(page, site, token),
    scene: 1007,
    storage: Object.fromEntries<unknown>([...kept, ...chosen]),
    theme: values.dark ? 'dark' : 'light',
    // Errors are reported by the scenarios; these pictures are for review.
    tolerate: [/./]
  });
}

async function tap(app: App, text: string): Promise<void> {
  const [, name = text, nth] = /^(.*)#(\d+)$/.exec(text) ?? [];
  const position = nth === undefined ? {} : { nth: Number(nth) };
  const isSpoken = app.page.has({ label: name });
  await app.tap(isSpoken ? { label: name, ...position } : { text: name, ...position });
}

/** Returns the names of the files. */
async function take(app: App, painter: Painter, file: string): Promise<string[]> {
  const size: { width?: number } = values.width === undefined ? {} : { width: Number(values.width) };
  for (const text of values.tap) await tap(app, text);
  const faults = values.faults
    ? [
        ...(await painter.faults(app.screen, { ...size, isDark: values.dark })),
        ...(await painter.textFaults(app.screen, size.width ?? deviceProfile.screenWidth))
      ]
    : [];
  for (const fault of faults) console.log(`${app.page.path}: ${fault}`);
  const files: string[] = [];
  for (let screen = 0; screen < Number(values.screens); screen += 1) {
    if (screen > 0) await app.scrollTo(screen * STEP);
    const name = screen === 0 ? `${file}.png` : `${file}-${screen + 1}.png`;
    writeFileSync(name, await painter.paint(app.screen, { ...size, isLong: values.long }));
    files.push(name);
  }
  return files;
}

/** Returns the appearance of the pictures, which names their folder. */
function appearanceName(): string {
  const parts = [values.member ? 'member' : 'visitor', values.dark ? 'dark' : 'light'];
  if (values.elder) parts.push('elder');
  return [...parts, ...[values.language, values.width].filter((part) => part !== undefined)].join('-');
}

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  const pages = WeappOutput.read(dist).pages.filter(
    (page) => positionals.length === 0 || positionals.some((part) => page.includes(part))
  );
  if (pages.length === 0) throw new Error(`no page has ${positionals.join(' or ')} in its path`);
  const target = path.join(folder, appearanceName());
  mkdirSync(target, { recursive: true });
  const server = process.env.SITE ? null : await startServer();
  const site = process.env.SITE ?? server?.url ?? '';
  const painter = await Painter.start({ dist, baseUrl: site });
  const taken: string[] = [];
  try {
    for (const page of pages) {
      const app = await open(site, painter, page);
      try {
        const file = [page.replaceAll('/', '-'), ...values.tap].join('+');
        taken.push(...(await take(app, painter, path.join(target, file))));
      } catch (error) {
        console.log(`${page}: ${(error as Error).message}`);
        process.exitCode = 1;
      } finally {
        app.close();
      }
    }
    if (values.sheets) {
      const pictures = taken.map((file) => ({ name: path.basename(file, '.png'), png: readFileSync(file) }));
      for (const [index, png] of (await contactSheets(painter, pictures)).entries()) {
        writeFileSync(path.join(folder, `${appearanceName()}-sheet-${index + 1}.png`), png);
      }
    }
    console.log(`${taken.length} pictures in ${target}`);
  } finally {
    await painter.close();
    await server?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
