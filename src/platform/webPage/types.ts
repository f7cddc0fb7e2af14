import type { ComponentType } from 'react';

export interface WebPageProps {
  /** Checked before: https, a host that the app knows. */
  url: string;
  /** Name for screen readers. */
  title: string;
  /** The platform reports that it could not be loaded. Browsers never do. */
  onError(): void;
}

export interface WebPagePlatform {
  /** A page of another site inside ours. In the mini-program it covers everything. */
  WebPage: ComponentType<WebPageProps>;
  /** `native`: such a page has WeChat's own bar, with the way back. */
  webPageBar: 'own' | 'native';
  /** Whether a browser can be opened from here. */
  opensBrowser: boolean;
}
