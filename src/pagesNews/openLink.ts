import { push } from '@/navigation/navigate';
import { parseExternalPage } from './webView/parseExternalPage';

/**
 * Opens a link of an article: inside the app for known hosts, else on the page to copy it; an unsafe link is explained.
 */
export function openLink(address: string): void {
  const page = parseExternalPage(address, WEB_HOSTS);
  if (page.kind === 'unknownHost') push('news.copyClipboard', { text: page.url });
  else push('news.webView', { url: address });
}
