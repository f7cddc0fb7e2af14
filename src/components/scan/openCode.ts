import { navigate, push, pushTab } from '@/navigation/navigate';
import { NavigationError } from '@/navigation/NavigationError';
import { routes, tabs } from '@/routes';
import { captureInvite } from '@/stores/invite';
import { overlays } from '@/ui/overlays';
import { scanMessages } from './locale/messages';
import type { ScannedCode } from './parseScannedCode';

/**
 * Opens a scanned code: a page of the app like a launch with that code, a search term in the search. Other content is
 * only shown for copying.
 */
export function openCode(code: ScannedCode): void {
  if (code.kind === 'word') push('search.view', { q: code.word });
  else if (code.kind === 'page') void openPage(code.url, code.query);
  else if (code.text === '') overlays.toast(scanMessages().empty);
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
