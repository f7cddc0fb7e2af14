import type { Page, Request } from '@playwright/test';

/** Measures of one page from its first frame on. */
export interface Takeover {
  /** Frames that show the page, drawn or the app's own. */
  frames: number;
  /** Frames after the first one of them in which less than half of its text is on the screen. */
  blanks: number;
  shift: number;
  /** Elements that moved, by class and text. */
  moved: string[];
  /** Calls whose answers came with the page and that were asked for again. */
  repeated: string[];
}

/** Records how the app's pages take over from drawn ones. One for each browser page, before it is opened. */
export class TakeoverRecorder {
  private requests: Request[] = [];

  private constructor(private readonly page: Page) {
    page.on('request', (request) => this.requests.push(request));
  }

  static async start(page: Page): Promise<TakeoverRecorder> {
    await page.addInitScript(watch);
    return new TakeoverRecorder(page);
  }

  /** Opens a drawn page and waits until the app's own is shown. */
  async open(url: string): Promise<Takeover> {
    this.requests = [];
    const response = await this.page.goto(url);
    const given = givenCalls((await response?.text()) ?? '');
    await this.page.locator('#first').waitFor({ state: 'detached' });
    await this.page.locator('.taro_page [role=main]').first().waitFor();
    // Effects that load again do so at once.
    await this.page.waitForTimeout(300);
    const seen = await this.page.evaluate(() => (window as unknown as { seen: Omit<Takeover, 'repeated'> }).seen);
    return { ...seen, repeated: this.requests.map(callOf).filter((call) => given.has(call)) };
  }
}

/** Calls by GET with their query, those by POST without their input, which may be encrypted. */
function callOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return request.method() === 'GET' ? pathname + search : pathname;
}

function givenCalls(html: string): Set<string> {
  const [, given = '{}'] = /id="given-answers">(.*?)<\/script>/s.exec(html) ?? [];
  const { answers = {} } = JSON.parse(given) as { answers?: object };
  return new Set(Object.keys(answers).map((address) => address.split(' ')[0] ?? ''));
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}

/** Runs in the page before its scripts. */
function watch(): void {
  const seen: Omit<Takeover, 'repeated'> = { frames: 0, blanks: 0, shift: 0, moved: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      seen.shift += entry.value;
      for (const { node } of entry.sources) {
        seen.moved.push(`${(node as Element | null)?.className ?? ''}: ${node?.textContent?.slice(0, 30) ?? ''}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let enough = 0;
  const look = () => {
    requestAnimationFrame(look);
    const page = document.elementFromPoint(innerWidth / 2, 100)?.closest('.xs-page');
    const length = page?.querySelector('[role=main]')?.textContent?.length ?? 0;
    if (seen.frames === 0) enough = length / 2;
    if (length > 0 && length >= enough) seen.frames += 1;
    else if (seen.frames > 0) seen.blanks += 1;
  };
  requestAnimationFrame(look);
}
