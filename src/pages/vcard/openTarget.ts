import { navigate, pushTab } from '@/navigation/navigate';
import { tabs } from '@/routes';
import type { PlainLink } from './parsePlainLink';

/**
 * Opens the page that a scene leads to, in place of the page on top.
 * @throws NavigationError for a page that is not opened, and the platform's error when its code does not arrive
 */
export async function openTarget({ route, params }: PlainLink): Promise<void> {
  const tab = tabs.find((name) => name === route);
  if (tab) pushTab(tab, params);
  else await navigate('replace', { name: route, params });
}
