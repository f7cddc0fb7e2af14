import type * as glassEasel from 'glass-easel';
import { findElement, ariaAttributesOf, textOf, type Target } from './nodes';
import type { OpenPage } from './PageStack';
import type { DrawCall } from './wx/Canvas';
import type { Device } from './wx/wx';

/** The page on top, as a person reads it. */
export class PageQuery {
  constructor(
    private readonly open: OpenPage,
    private readonly device: Device
  ) {}

  get path(): string {
    return this.open.path;
  }

  /** As they stand in the url, still encoded. */
  get query(): Record<string, string> {
    return this.open.query;
  }

  get title(): string {
    return this.open.title;
  }

  /** What WeChat draws around the page, as the app has set it. */
  get frame(): { statusText?: string; ground?: string } {
    const { statusText, ground } = this.open;
    return { statusText, ground };
  }

  /** A line for each element, texts side by side in one line. */
  text(): string {
    return textOf(this.open.component);
  }

  /** The one element that fits; throws when none or several do. */
  find(target: Target): glassEasel.Element {
    return findElement(this.open.component, target);
  }

  /** What a screen reader is told about an element or what can be tapped around it: the values of `aria-…`. */
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

  /** What was drawn on a canvas since it was made. */
  drawn(id: string): readonly DrawCall[] {
    return this.device.canvases.get(this.find({ id }))?.calls ?? [];
  }
}
