import { navigate, push, pushTab } from '@/navigation/navigate';
import { NavigationError } from '@/navigation/NavigationError';
import { routes, tabs } from '@/routes';
import { captureInvite } from '@/stores/invite';
import { overlays } from '@/ui/overlays';
import { scanMessages } from './locale/messages';
import type { ScannedCode } from './parseScannedCode';

/** Maximum length of a contact in the address of a page, encoded; the offline code of a card has less. */
const MAX_CONTACT_LENGTH = 1800;

const isContact = (text: string): boolean =>
  /^(?:BEGIN:VCARD\s|MECARD:)/i.test(text) && encodeURIComponent(text).length <= MAX_CONTACT_LENGTH;

/**
 * Opens a scanned code: a page of the app like a launch with that code, a search term in the search, a contact in the
 * form of the card holder. Other content is only shown for copying.
 */
export function openCode(code: ScannedCode): void {
  if (code.kind === 'word') push('search.view', { q: code.word });
  else if (code.kind === 'page') void openPage(code.url, code.query);
  else if (code.text === '') overlays.toast(scanMessages().empty);
  else if (isContact(code.text)) push('vcard.webview', { webviewPathName: 'VcardHolder', contact: code.text });
  else push('news.copyClipboard', { text: code.text });
}

async function openPage(url: string, query: Record<string, string>): Promise<void> {
  void captureInvite(query);
  const path = url.split('?')[0] ?? '';
  const tab = path === '' ? 'home' : tabs.find((name) => routes[name] === path);
  if (tab) {
    pushTab(tab);
    return;
  }
  try {
    await navigate('push', { url });
  } catch (error) {
    const isHere = error instanceof NavigationError && error.reason === 'locked';
    overlays.toast(isHere ? scanMessages().isHere : scanMessages().noPage);
  }
}
