import type * as glassEasel from 'glass-easel';
import { ariaAttributesOf, findElement, findElements, type Target, textOf } from './nodes';
import type { OpenPage } from './PageStack';
import type { DrawCall } from './wx/Canvas';
import type { Device } from './wx/wx';

/** Queries of the page on top, as a user sees it. */
export class PageQuery {
  constructor(
    private readonly open: OpenPage,
    private readonly device: Device
  ) {}

  get path(): string {
    return this.open.path;
  }

  /** Values as in the url, still encoded. */
  get query(): Record<string, string> {
    return this.open.query;
  }

  get title(): string {
    return this.open.title;
  }

  /** Status bar style and page background colour, if the app has set them. */
  get appearance(): Pick<OpenPage, 'statusBarStyle' | 'backgroundColor'> {
    const { statusBarStyle, backgroundColor } = this.open;
    return { statusBarStyle, backgroundColor };
  }

  /** Distance that the page is scrolled, in points. */
  get scrollTop(): number {
    return this.open.scrollTop;
  }

  /** One line per element; adjacent texts share a line. */
  text(): string {
    return textOf(this.open.component);
  }

  /** Returns the one matching element. @throws Error when none or several match */
  find(target: Target): glassEasel.Element {
    return findElement(this.open.component, target);
  }

  /**
   * Returns the six ARIA attributes that the app uses, keyed without the `aria-` prefix, of an element or of the
   * control around it.
   * @throws Error when none or several match
   */
  ariaAttributes(target: Target): Record<string, string> {
    return ariaAttributesOf(this.find(target));
  }

  /** Returns whether an element matches; true also when several do. */
  has(target: Target): boolean {
    return findElements(this.open.component, target).length > (target.nth ?? 0);
  }

  /** Returns the draw calls of a canvas since it was created. @throws Error when no element has the id, or several */
  drawCalls(id: string): readonly DrawCall[] {
    return this.device.canvases.get(this.find({ id }))?.calls ?? [];
  }
}
