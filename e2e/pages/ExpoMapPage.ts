import { expect, type Locator } from '@playwright/test';
import type { App } from './App';

/** Page object of the map of the expo. */
export class ExpoMapPage {
  constructor(private readonly app: App) {}

  async open(booth?: string): Promise<void> {
    await this.app.open(`pagesExhibit/schedule/map${booth === undefined ? '' : `?booth=${booth}`}`);
    await expect(this.canvas).toBeVisible();
  }

  get canvas(): Locator {
    return this.app.top.getByRole('img', { name: /号馆平面图/ });
  }

  /** The card of the chosen booth. */
  booth(no: string): Locator {
    return this.app.top.getByRole('region', { name: `展位 ${no}` });
  }

  async search(text: string): Promise<void> {
    await this.app.top.getByRole('searchbox', { name: '搜索展位号或展商' }).fill(text);
  }

  /** Opens the exhibitor of the chosen booth. */
  async openExhibitor(): Promise<void> {
    await this.app.button('看展商').click();
  }

  /**
   * Drags the plan by so many pixels, in the steps of a slow move.
   * @throws Error before the plan is laid out
   */
  async drag(byX: number, byY: number): Promise<void> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('the plan is not laid out');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const { mouse } = this.app.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + byX, y + byY, { steps: 12 });
    await mouse.up();
  }

  /** @throws Error before the plan is laid out */
  async tapMiddle(): Promise<void> {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('the plan is not laid out');
    await this.app.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
}
