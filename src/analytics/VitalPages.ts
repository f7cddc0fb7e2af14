import type { PropertiesOf } from '@rules/analytics';
import { enteredPath, watchWebVitals } from '@/platform/webVitals';
import type { RouteName } from '@/routes';
import { routeNameOf } from './PageViews';

type Page = RouteName | '';

/** Earlier pages that a slow interaction may have been on. */
const MAX_PAGES = 200;

/** Measures how fast the app is in a browser, and which page each value is about. */
export class VitalPages {
  /** Only a visit that began with the consent is measured: nothing of before it is sent. */
  isWanted = false;
  private isWatching = false;
  /** Pages with the time at which they came to the top, in ms from the start of the document, oldest first. */
  private pages: { page: Page; at: number }[] = [];

  /** Measures, if wanted, until `end`: the part that does it cannot be stopped, but nothing is reported any more. */
  watch(onVital: (page: Page, measured: PropertiesOf<'webVital'>) => void): void {
    if (!this.isWanted) return;
    this.isWatching = true;
    watchWebVitals(({ vital, value, at }) => {
      if (this.isWatching) onVital(this.pageAt(at), { vital, value });
    });
  }

  showPage(page: Page): void {
    if (!this.isWatching) return;
    this.pages.push({ page, at: performance.now() });
    if (this.pages.length > MAX_PAGES) this.pages.shift();
  }

  end(): void {
    this.isWanted = false;
    this.isWatching = false;
    this.pages = [];
  }

  /** The page that was entered is on top before the first one is known. */
  private pageAt(at: number): Page {
    const shown = this.pages.filter((one) => one.at <= at);
    return shown[shown.length - 1]?.page ?? routeNameOf(enteredPath());
  }
}
