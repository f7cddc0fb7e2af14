import type * as glassEasel from 'glass-easel';
import { parentOf, tagOf } from '../nodes';
import type { Canvas } from './Canvas';
import { deviceProfile } from './device';
import type { Box } from './Layout';

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

/** Services that a query needs. */
export interface QueryHost {
  page(): glassEasel.GeneralComponent;
  /** Scroll position of the page on top, px. */
  scrollTop(): number;
  canvasOf(element: glassEasel.Element): Canvas;
  /** Delivers results on a later turn, in values of the app's sandbox. */
  deliver(run: () => void): void;
  copy(value: unknown): unknown;
  /** Measures elements on the screen; default sizes are used without it. */
  measure?: (elements: glassEasel.Element[], names: string[]) => Promise<Box[]>;
}

/**
 * Heights in px, because there is no layout: every element is at the top of its page, as wide as the screen and as high
 * as the usual target of a query (a chart, a part of a list), unless its style says px or `display: none`.
 */
const defaultHeights = { canvas: 200, other: 500 };

/** Implements `wx.createSelectorQuery()`. Selectors match the page's own tree only, not the inside of components. */
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
      const { measure } = this.host;
      if (!measure) return this.answer(take);
      const elements = this.wanted.flatMap((one) => elementsOf(one));
      const names = this.wanted.flatMap(({ fields }) => fields.computedStyle ?? []);
      void measure(elements, names).then((boxes) => {
        const known = new Map(elements.map((element, index) => [element, boxes[index]]));
        this.host.deliver(() => this.answer(take, known));
      });
    });
    return this;
  }

  private answer(take: Take, boxes?: ReadonlyMap<glassEasel.Element, Box | undefined>): void {
    const results = this.wanted.map((one) => this.host.copy(this.resultOf(one, boxes)));
    this.wanted.forEach((one, index) => one.take?.(results[index]));
    take?.(this.host.copy(results));
  }

  private want(selector: string, kind: Wanted['kind'], fields: Fields, take: Take): this {
    this.wanted.push({ selector, kind, scope: this.scope, fields, take });
    return this;
  }

  private resultOf(wanted: Wanted, boxes?: ReadonlyMap<glassEasel.Element, Box | undefined>): unknown {
    const { kind, fields } = wanted;
    if (kind === 'viewport') {
      return {
        scrollLeft: 0,
        scrollTop: 0,
        left: 0,
        top: 0,
        width: deviceProfile.windowWidth,
        height: deviceProfile.windowHeight
      };
    }
    const found = elementsOf(wanted).map((element) =>
      this.describe(element, fields, boxes?.get(element) ?? this.defaultBox(element))
    );
    return kind === 'all' ? found : (found[0] ?? null);
  }

  private defaultBox(element: glassEasel.Element): Box {
    if (isOutOfSight(element)) return { left: 0, top: 0, width: 0, height: 0, style: {} };
    const usual = defaultHeights[tagOf(element) === 'canvas' ? 'canvas' : 'other'];
    const width = pixels(element, 'width') ?? deviceProfile.windowWidth;
    return { left: 0, top: -this.host.scrollTop(), width, height: pixels(element, 'height') ?? usual, style: {} };
  }

  private describe(element: glassEasel.Element, fields: Fields, box: Box): object {
    const { left, top, width, height, style } = box;
    return {
      ...style,
      ...(fields.id && { id: element.id }),
      ...(fields.dataset && { dataset: { ...element.dataset } }),
      ...(fields.rect && { left, top, right: left + width, bottom: top + height }),
      ...(fields.size && { width, height }),
      ...(fields.scrollOffset && { scrollLeft: 0, scrollTop: 0, scrollWidth: width, scrollHeight: height }),
      ...(fields.node && { node: tagOf(element) === 'canvas' ? this.host.canvasOf(element) : null }),
      ...Object.fromEntries((fields.properties ?? []).map((name) => [name, element.getAttribute(name)]))
    };
  }
}

/** Result of `select`: collects the requested fields, then returns to the query. */
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

function elementsOf({ kind, scope, selector }: Wanted): glassEasel.Element[] {
  const tree = scope.getShadowRoot();
  if (kind === 'viewport' || !tree) return [];
  if (kind === 'all') return tree.querySelectorAll(selector);
  const first = tree.querySelector(selector);
  return first ? [first] : [];
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
