import { type Browser, chromium as browserType, type Frame as BrowserFrame, type Page } from '@playwright/test';
import type * as glassEasel from 'glass-easel';
import { chromium, chromiumArguments } from '../../chromium';
import { findTextFaults } from '../../textFaults';
import { WeappOutput } from '../gates/WeappOutput';
import { tagOf } from '../harness/nodes';
import { deviceProfile } from '../harness/wx/device';
import type { Box, Layout, Screen } from '../harness/wx/Layout';
import { componentDefaults } from './defaults';
import { Frame } from './frame';
import { type Drawn, finishPage, measurePage } from './inPage';
import { findLayoutFaults } from './layoutFaults';
import { type Markup, markupOf } from './markup';
import { inPixels, pageStyles, type Surroundings } from './styles';

export interface PaintOptions {
  /** Width of the phone, px. */
  width?: number;
  /** True for the whole length of the page instead of the visible screen. */
  isLong?: boolean;
}

export interface PainterOptions {
  dist: string;
  /** Address of the server, and the API address of the build. */
  baseUrl: string;
  apiOrigin?: string;
}

/** The compiler that runs these files names functions with this helper, also those that are sent to the browser. */
const compiled = '<script>var __name = (named) => named;</script>';
/** Longer pages are cut, px. */
const LONGEST = 6000;
const types: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml', jpg: 'image/jpeg', gif: 'image/gif' };

/** Renders the pages of the mini-program in Chromium as WeChat's components would, and measures them there. */
export class Painter implements Layout {
  private readonly output: WeappOutput;
  private readonly sheets = new Map<string, string>();
  private busy: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly options: PainterOptions,
    private readonly browser: Browser,
    private readonly page: Page
  ) {
    this.output = WeappOutput.read(options.dist);
  }

  static async start(options: PainterOptions): Promise<Painter> {
    const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
    const page = await browser.newPage({ deviceScaleFactor: 2, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    return new Painter(options, browser, page);
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  /** Measures the boxes of elements, for the queries of the app. */
  measure(screen: Screen, elements: glassEasel.Element[], names: string[]): Promise<Box[]> {
    return this.alone(async () => {
      const { frame, markup } = await this.lay(screen, deviceProfile.windowWidth, deviceProfile.windowHeight);
      const numbers = elements.map((element) => markup.elements.indexOf(element));
      const boxes = await frame.evaluate(measurePage, { numbers, names });
      return boxes.map((box) => ({ ...box, top: box.top - screen.pages.top.scrollTop }));
    });
  }

  /** Returns a PNG of the screen. */
  paint(screen: Screen, { width = deviceProfile.screenWidth, isLong = false }: PaintOptions = {}): Promise<Buffer> {
    return this.alone(async () => {
      const { frame } = await this.lay(screen, width, deviceProfile.screenHeight);
      if (isLong) await this.lengthen(frame, new Frame(this.output, screen), width);
      else await frame.evaluate((top) => window.scrollTo(0, top), screen.pages.top.scrollTop);
      return this.page.screenshot({ animations: 'disabled' });
    });
  }

  /** Returns a PNG of any document, in its full length. */
  paintDocument(html: string, width: number): Promise<Buffer> {
    return this.alone(async () => {
      await this.page.setViewportSize({ width, height: 100 });
      await this.page.setContent(html);
      return this.page.screenshot({ fullPage: true, scale: 'css' });
    });
  }

  /**
   * Returns the layout faults of the drawn page, as sentences. `isDark`: in the dark theme, whatever this machine uses.
   */
  faults(screen: Screen, { width = deviceProfile.screenWidth, isDark = false } = {}): Promise<string[]> {
    return this.alone(async () => {
      const { frame } = await this.lay(screen, width, deviceProfile.screenHeight, isDark);
      return frame.evaluate(findLayoutFaults, new Frame(this.output, screen).capsule(width));
    });
  }

  /** Returns the texts that are cut, over another one or beyond the edge of a phone of this width, as sentences. */
  textFaults(screen: Screen, width: number): Promise<string[]> {
    return this.alone(async () => {
      const { frame } = await this.lay(screen, width, deviceProfile.screenHeight);
      return frame.evaluate(findTextFaults);
    });
  }

  /** Runs one task at a time, because there is one window. */
  private alone<T>(run: () => Promise<T>): Promise<T> {
    const done = this.busy.then(run, run);
    this.busy = done.catch(() => undefined);
    return done;
  }

  private async lengthen(frame: BrowserFrame, around: Frame, width: number): Promise<void> {
    const { top, bottom } = around.window;
    const content = await frame.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(LONGEST, Math.max(deviceProfile.screenHeight, top + content + bottom));
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate((wanted) => {
      const [page] = document.getElementsByTagName('iframe');
      const rest = document.body.offsetHeight - (page?.offsetHeight ?? 0);
      document.body.style.height = `${wanted}px`;
      if (page) page.style.height = `${wanted - rest}px`;
    }, height);
    await frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  private async lay(
    screen: Screen,
    width: number,
    height: number,
    isDark = screen.bars.phoneTheme === 'dark'
  ): Promise<{ frame: BrowserFrame; markup: Markup }> {
    const around = new Frame(this.output, screen);
    const { top, safeBottom } = around.window;
    const surroundings = { width, safeBottom, safeTop: top === 0 ? deviceProfile.statusBarHeight : 0 };
    const markup = markupOf(screen.pages.top.component, {
      addressOf: (source) => this.addressOf(source, screen),
      styleOf: (style) => this.atServer(inPixels(style, surroundings))
    });
    await this.page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await this.page.setViewportSize({ width, height });
    await this.page.setContent(around.html(width, height));
    await this.page.evaluate(
      (html) =>
        new Promise<void>((resolve) => {
          const [page] = document.getElementsByTagName('iframe');
          if (!page) throw new Error('the document has no frame for the page');
          page.onload = () => resolve();
          page.srcdoc = html;
        }),
      this.documentOf(screen.pages.top.path, markup.html, surroundings)
    );
    const frame = this.page.frames()[1];
    if (!frame) throw new Error(`${screen.pages.top.path} was not drawn`);
    await frame.evaluate(finishPage, this.drawnOn(screen, markup));
    return { frame, markup };
  }

  private documentOf(path: string, html: string, surroundings: Surroundings): string {
    const key = JSON.stringify([path, surroundings]);
    const sheet = this.sheets.get(key) ?? this.atServer(pageStyles(this.output, path, surroundings));
    this.sheets.set(key, sheet);
    const head = compiled + '<meta name="viewport" content="width=device-width">';
    return `<!doctype html><html><head>${head}<style>${componentDefaults}</style><style>${sheet}</style></head><body>${html}</body></html>`;
  }

  private drawnOn(screen: Screen, { elements }: Markup): Drawn[] {
    return elements.flatMap((element, number) => {
      const canvas = tagOf(element) === 'canvas' ? screen.canvases.get(element) : undefined;
      if (!canvas) return [];
      const calls = JSON.parse(this.atServer(JSON.stringify(canvas.calls))) as Drawn['calls'];
      return [{ number, width: canvas.width, height: canvas.height, calls }];
    });
  }

  /** Replaces addresses of the API with those of the scenario's server, as its requests do. */
  private atServer(text: string): string {
    return text.replaceAll(this.options.apiOrigin ?? 'http://127.0.0.1:8080', this.options.baseUrl);
  }

  /** Inlines files of the package and of the phone; the browser loads the rest. */
  private addressOf(source: string, { files }: Screen): string {
    if (/^http:\/\/(usr|tmp)\//.test(source)) return files.has(source) ? dataUri(source, files.read(source)) : source;
    if (/^(https?|data):/.test(source)) return this.atServer(source);
    const file = source.replace(/^\//, '');
    return this.output.has(file) ? dataUri(file, this.output.bytes(file)) : source;
  }
}

function dataUri(name: string, content: Buffer): string {
  const type = types[name.split('.').pop() ?? ''] ?? 'image/jpeg';
  return `data:${type};base64,${content.toString('base64')}`;
}
