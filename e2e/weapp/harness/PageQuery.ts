import type * as glassEasel from 'glass-easel';
import { ariaAttributesOf, findElement, type Target, textOf } from './nodes';
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

  /** Appearance of WeChat's bars around the page, as the app has set it. */
  get frame(): { statusText?: string; ground?: string } {
    const { statusText, ground } = this.open;
    return { statusText, ground };
  }

  /** One line per element; adjacent texts share a line. */
  text(): string {
    return textOf(this.open.component);
  }

  /** Returns the one matching element. @throws Error when none or several match */
  find(target: Target): glassEasel.Element {
    return findElement(this.open.component, target);
  }

  /** Returns the `aria-…` attributes of an element or of the control around it, for screen readers. */
  ariaAttributes(target: Target): Record<string, string> {
    return ariaAttributesOf(this.find(target));
  }

  has(target: Target): boolean {
    try {
      this.find({ nth: 0, ...target });
      return true;
    } catch {
      return false;
    }
  }

  /** Returns the draw calls of a canvas since it was created. */
  drawn(id: string): readonly DrawCall[] {
    return this.device.canvases.get(this.find({ id }))?.calls ?? [];
  }
}
