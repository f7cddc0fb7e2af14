import { push } from '@/navigation/navigate';
import { parseExternalPage } from './webView/parseExternalPage';

/** A link in an article: shown inside where its host is known, else told to be copied; what is unsafe is explained. */
export function openLink(address: string): void {
  const page = parseExternalPage(address, WEB_HOSTS);
  if (page.kind === 'unknownHost') push('news.copyClipboard', { text: page.url });
  else push('news.webView', { url: address });
}
