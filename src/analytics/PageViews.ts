import { SESSION_GAP_MS } from '@rules/analytics';
import { topPath } from '@/platform/topPage/topPage';
import { type RouteName, routes } from '@/routes';

interface PageViewEvents {
  onSession(): void;
  /** A page is on top; its name is empty for one that is none of the routes. */
  onPage(page: RouteName | ''): void;
  onVisible(visibleMs: number): void;
}

/**
 * Returns the name of a page; empty for one that is none of the routes. Its parameters are left behind here, and the folder
 * of the app in a browser, whose root is the home.
 */
export function routeNameOf(path: string): RouteName | '' {
  const [address = ''] = path.split('?');
  const route = address.replace(/^\/(h5(\/|$))?/, '') || routes.home;
  return (Object.keys(routes) as RouteName[]).find((name) => routes[name] === route) ?? '';
}

/** Which page is seen for how long, and when the app is used in another session. */
export class PageViews {
  /** Path of the page that is seen; undefined before the first one. */
  private path: string | undefined;
  /** Undefined while the app is in the background. */
  private seenSinceMs: number | undefined;
  private hiddenAtMs: number | undefined;

  constructor(private readonly events: PageViewEvents) {}

  begin(): void {
    this.events.onSession();
    this.showPage();
  }

  /** A page may have come to the top: each opening has a path of its own. */
  showPage(): void {
    const path = topPath();
    if (path === undefined || path === this.path) return;
    this.reportVisible();
    this.path = path;
    if (this.hiddenAtMs === undefined) this.seenSinceMs = Date.now();
    this.events.onPage(routeNameOf(path));
  }

  hide(): void {
    this.reportVisible();
    this.hiddenAtMs = Date.now();
  }

  /** The app returns to the front: after a gap in another session, which sees the page from its beginning. */
  show(): void {
    if (this.hiddenAtMs === undefined) return;
    const gapMs = Date.now() - this.hiddenAtMs;
    this.hiddenAtMs = undefined;
    this.seenSinceMs = Date.now();
    if (gapMs <= SESSION_GAP_MS) return;
    this.path = undefined;
    this.seenSinceMs = undefined;
    this.begin();
  }

  /** Begins again: what was seen before is not reported. */
  reset(): void {
    this.path = undefined;
    this.seenSinceMs = undefined;
    this.hiddenAtMs = undefined;
  }

  private reportVisible(): void {
    if (this.seenSinceMs === undefined) return;
    const visibleMs = Math.max(0, Date.now() - this.seenSinceMs);
    this.seenSinceMs = undefined;
    if (this.path !== undefined) this.events.onVisible(visibleMs);
  }
}
