import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium as browserType } from '@playwright/test';
import sharp from 'sharp';
import { routeNames, routes } from '../src/routes';
import { chromium, chromiumArguments } from './chromium';
import { storedConsent } from './consent';
import { everyPage } from './pages/everyPage';
import { settle } from './pages/settle';
import { startServer } from './server';
import { startSession } from './session';
import { Painter } from './weapp/drawing/Painter';
import { ownerOf, queryOf } from './weapp/pageVisits';
import { dist } from './weapp/scenarios/dist';
import { openApp } from './weapp/scenarios/openApp';
import { People } from './weapp/scenarios/People';

/** Seller of a company, to whom most pages have something to show. */
const MEMBER = '13800138000';
const MINI_PROGRAM = 'weapp';

/** Stored values of the device for each variant of the H5 app. */
const h5Variants: Record<string, object> = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  elder: { theme: 'light', elder: true },
  'zh-Hant': { theme: 'light', language: 'zh-Hant' },
  en: { theme: 'light', language: 'en' },
  fr: { theme: 'light', language: 'fr' },
  es: { theme: 'light', language: 'es' }
};
const variants = [...Object.keys(h5Variants), MINI_PROGRAM];
const folder = path.resolve(__dirname, '../test-results/contact-sheet');
const fileOf = (route: string, variant: string) => path.join(variant, `${route.replaceAll('/', '-')}.jpg`);

function keep(route: string, variant: string, picture: Buffer): void {
  const file = path.join(folder, fileOf(route, variant));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

async function takeH5(browser: Browser, site: string, variant: string): Promise<void> {
  const token = await startSession(site, MEMBER);
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai'
  });
  const stored = { ...storedConsent, loginToken: token, ...h5Variants[variant] };
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(`xiangshi_h5_${key}`, JSON.stringify(value));
  }, stored);
  const page = await context.newPage();
  for (const address of await everyPage(site, token)) {
    await page.goto(`${site}/h5/${address}`);
    await settle(page);
    const [route = address] = address.split('?');
    keep(route, variant, await page.screenshot({ type: 'jpeg', quality: 70 }));
  }
  await context.close();
}

async function takeMiniProgram(site: string): Promise<void> {
  const people = new People();
  const painter = await Painter.start({ dist, baseUrl: site });
  try {
    for (const name of routeNames) {
      const route = routes[name];
      const { storage, token } = await people.enter(site, ownerOf(route));
      const app = await openApp({
        baseUrl: site,
        layout: painter,
        path: route,
        query: await queryOf(route, site, token),
        scene: 1007,
        storage,
        // Errors are reported by the scenarios.
        tolerate: [/./]
      });
      try {
        keep(
          route,
          MINI_PROGRAM,
          await sharp(await painter.paint(app.screen))
            .resize(375)
            .jpeg()
            .toBuffer()
        );
      } finally {
        app.close();
      }
    }
  } finally {
    await painter.close();
  }
}

/** Returns the sheet: a row for each route, a column for each variant that has pictures, also of earlier runs. */
function sheet(): string {
  const shown = variants.filter((variant) => existsSync(path.join(folder, variant)));
  const rows = routeNames.map((name) => {
    const cells = shown.map((variant) => {
      const file = fileOf(routes[name], variant);
      if (!existsSync(path.join(folder, file))) return '<td>missing</td>';
      return `<td><a href="${file}"><img loading="lazy" alt="${routes[name]}, ${variant}" src="${file}"></a></td>`;
    });
    return `<tr><th scope="row">${routes[name]}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page in every variant</title>
<style>
  body { margin: 0; font: 12px/16px sans-serif; }
  th { padding: 4px; text-align: left; vertical-align: top; word-break: break-all; }
  thead th { position: sticky; top: 0; background: #fff; }
  img { display: block; width: 180px; border: 1px solid #ccc; }
</style>
<table>
<thead><tr><th scope="col">Page</th>${shown.map((variant) => `<th scope="col">${variant}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`;
}

/**
 * Takes every page in every variant into `test-results/contact-sheet` and lays the pictures out as one page. Arguments
 * narrow the variants: `dark weapp`.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((variant) => !variants.includes(variant));
  if (unknown.length > 0)
    throw new Error(`no variant is named ${unknown.join(', ')}; there are ${variants.join(', ')}`);
  const server = process.env.SITE ? null : await startServer();
  const site = process.env.SITE ?? server?.url ?? '';
  const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
  try {
    for (const variant of wanted.length > 0 ? wanted : variants) {
      console.log(variant);
      await (variant === MINI_PROGRAM ? takeMiniProgram(site) : takeH5(browser, site, variant));
    }
    writeFileSync(path.join(folder, 'index.html'), sheet());
    console.log(path.join(folder, 'index.html'));
  } finally {
    await browser.close();
    await server?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
