import type { WebPagePlatform } from './types';
import styles from './webPage.module.scss';

/** The other site runs, but cannot navigate our window, open dialogs over us or read the referrer. */
export const WebPage: WebPagePlatform['WebPage'] = ({ url, title }) => (
  <iframe
    className={styles.page}
    src={url}
    title={title}
    sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    referrerPolicy="no-referrer"
    loading="eager"
  />
);

export const webPageBar: WebPagePlatform['webPageBar'] = 'own';

export const opensBrowser = true;
