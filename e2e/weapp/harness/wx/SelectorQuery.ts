import type * as glassEasel from 'glass-easel';
import { parentOf, tagOf } from '../nodes';
import type { Canvas } from './Canvas';
import { device } from './device';

interface Fields {
  id?: boolean;
  dataset?: boolean;
  rect?: boolean;
  size?: boolean;
  scrollOffset?: boolean;
  node?: boolean;
  context?: boolean;
  properties?: string[];
  computedStyle?: string[];
}
type Take = ((result: unknown) => void) | undefined;
interface Wanted {
  selector: string;
  kind: 'one' | 'all' | 'viewport';
  scope: glassEasel.GeneralComponent;
  fields: Fields;
  take: Take;
}

/** What a query needs from the run around it. */
export interface QueryHost {
  page(): glassEasel.GeneralComponent;
  /** Of the page on top, in px. */
  scrollTop(): number;
  canvasOf(element: glassEasel.Element): Canvas;
  /** Delivers on a later turn, in values of the app's realm. */
  deliver(run: () => void): void;
  copy(value: unknown): unknown;
}

/**
 * Nothing is laid out here, so every element stands at the top of its page, is as wide as the screen and so high as
 * what is asked for mostly is (a chart, a part of a list), unless its style says px or `display: none`.
 */
const standInHeights = { canvas: 200, other: 500 };

/** `wx.createSelectorQuery()`. Selectors see the page's own tree only, not what lies inside components. */
export class SelectorQuery {
  private readonly wanted: Wanted[] = [];
  private scope: glassEasel.GeneralComponent;

  constructor(private readonly host: QueryHost) {
    this.scope = host.page();
  }

  in(component: { _$?: glassEasel.GeneralComponent }): this {
    if (component._$) this.scope = component._$;
    return this;
  }

  select(selector: string): NodesRef {
    return new NodesRef((fields, take) => this.want(selector, 'one', fields, take));
  }

  selectAll(selector: string): NodesRef {
    return new NodesRef((fields, take) => this.want(selector, 'all', fields, take));
  }

  selectViewport(): NodesRef {
    return new NodesRef((fields, take) => this.want('', 'viewport', fields, take));
  }

  exec(take?: (results: unknown) => void): this {
    this.host.deliver(() => {
      const results = this.wanted.map((one) => this.host.copy(this.resultOf(one)));
      this.wanted.forEach((one, index) => one.take?.(results[index]));
      take?.(this.host.copy(results));
    });
    return this;
  }

  private want(selector: string, kind: Wanted['kind'], fields: Fields, take: Take): this {
    this.wanted.push({ selector, kind, scope: this.scope, fields, take });
    return this;
  }

  private resultOf({ selector, kind, scope, fields }: Wanted): unknown {
    if (kind === 'viewport') {
      return { scrollLeft: 0, scrollTop: 0, left: 0, top: 0, width: device.windowWidth, height: device.windowHeight };
    }
    const tree = scope.getShadowRoot();
    if (kind === 'all')
      return (tree?.querySelectorAll(selector) ?? []).map((element) => this.describe(element, fields));
    const element = tree?.querySelector(selector);
    return element ? this.describe(element, fields) : null;
  }

  private describe(element: glassEasel.Element, fields: Fields): object {
    const isHidden = isOutOfSight(element);
    const scrolled = isHidden ? 0 : this.host.scrollTop();
    const width = isHidden ? 0 : (pixels(element, 'width') ?? device.windowWidth);
    const height = isHidden
      ? 0
      : (pixels(element, 'height') ?? standInHeights[tagOf(element) === 'canvas' ? 'canvas' : 'other']);
    return {
      ...(fields.id && { id: element.id }),
      ...(fields.dataset && { dataset: { ...element.dataset } }),
      ...(fields.rect && { left: 0, top: -scrolled, right: width, bottom: height - scrolled }),
      ...(fields.size && { width, height }),
      ...(fields.scrollOffset && { scrollLeft: 0, scrollTop: 0, scrollWidth: width, scrollHeight: height }),
      ...(fields.node && { node: tagOf(element) === 'canvas' ? this.host.canvasOf(element) : null }),
      ...Object.fromEntries((fields.properties ?? []).map((name) => [name, element.getAttribute(name)]))
    };
  }
}

/** What `select` answers: says which fields are wanted, then goes back to the query. */
class NodesRef {
  constructor(private readonly want: (fields: Fields, take: Take) => SelectorQuery) {}

  fields(fields: Fields, take?: Take): SelectorQuery {
    return this.want(fields, take);
  }

  boundingClientRect(take?: Take): SelectorQuery {
    return this.want({ id: true, dataset: true, rect: true, size: true }, take);
  }

  scrollOffset(take?: Take): SelectorQuery {
    return this.want({ id: true, dataset: true, scrollOffset: true }, take);
  }

  node(take?: Take): SelectorQuery {
    return this.want({ node: true }, take);
  }

  context(take?: Take): SelectorQuery {
    return this.want({ context: true }, take);
  }
}

function isOutOfSight(element: glassEasel.Element): boolean {
  for (let node: glassEasel.Element | null = element; node; node = parentOf(node)) {
    if (/(?:^|;)\s*display:\s*none/.test(node.style)) return true;
  }
  return false;
}

function pixels(element: glassEasel.Element, name: string): number | undefined {
  const [, value] = new RegExp(`(?:^|;)\\s*${name}:\\s*([\\d.]+)px`).exec(element.style) ?? [];
  return value ? Number(value) : undefined;
}
