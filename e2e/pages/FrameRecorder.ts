import type { CDPSession, Page } from '@playwright/test';

/** The screen is idle when the browser has painted nothing new for this time. */
const IDLE_MS = 500;

/**
 * Records every frame that the browser paints, and the ink ratio of each: the share of pixels in the middle 80 % of the
 * screen that differ from the page's background. A blank frame has a ratio near 0.
 */
export class FrameRecorder {
  private frames: string[] = [];
  private lastAtMs = Date.now();

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession
  ) {}

  static async start(page: Page): Promise<FrameRecorder> {
    const session = await page.context().newCDPSession(page);
    const recorder = new FrameRecorder(page, session);
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      recorder.frames.push(data);
      recorder.lastAtMs = Date.now();
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await recorder.record();
    return recorder;
  }

  /**
   * Records the screen as it is now. The browser sends a frame only when it paints: a frame from before the page was
   * painted on a busy machine would otherwise stay the last one.
   */
  async refresh(): Promise<void> {
    await this.session.send('Page.stopScreencast');
    await this.record();
  }

  private async record(): Promise<void> {
    await this.session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  }

  /** Waits until the screen is idle and returns its ink ratio. */
  async untilIdle(): Promise<number> {
    let isResting = false;
    while (!isResting) {
      // On a busy machine a frame may be late: the page reports when it has been drawn.
      await this.page.evaluate(twoFrames);
      const quietMs = Date.now() - this.lastAtMs;
      isResting = this.frames.length > 0 && quietMs >= IDLE_MS;
      if (!isResting) await this.page.waitForTimeout(Math.max(20, IDLE_MS - quietMs));
    }
    return (await this.inkRatios()).at(-1) ?? 0;
  }

  /** Discards all frames except the last one. */
  trim(): void {
    this.frames = this.frames.slice(-1);
  }

  /** Returns the ink ratio of each frame, from 0 to 1, in order. */
  inkRatios(): Promise<number[]> {
    return this.page.evaluate(inkRatiosOf, this.frames);
  }

  async stop(): Promise<void> {
    await this.session.send('Page.stopScreencast');
    await this.session.detach();
  }
}

/** Runs in the page. Resolves after two animation frames. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page, which can decode pictures. */
async function inkRatiosOf(frames: string[]): Promise<number[]> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const ratios: number[] = [];
  for (const frame of frames) {
    const bytes = Uint8Array.from(atob(frame), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    canvas.width = picture.width;
    canvas.height = picture.height;
    context.drawImage(picture, 0, 0);
    const top = Math.round(picture.height * 0.1);
    const { data } = context.getImageData(0, top, picture.width, Math.round(picture.height * 0.8));
    let ink = 0;
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = [data[index], data[index + 1], data[index + 2]];
      // The background and the white of cards are both light and colourless.
      if (Math.min(red, green, blue) < 225) ink += 1;
    }
    ratios.push(ink / (data.length / 4));
  }
  return ratios;
}
