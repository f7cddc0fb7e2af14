import { routes } from '@/routes';
import { user } from '@/stores/user';
import { openPage, type OpenedPage } from './openPage';

/** Opens a page of the app as somebody who is logged in; as a visitor with an empty `token`. */
export async function openRoute(route: keyof typeof routes, token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  const page = await openPage(`/${routes[route]}`);
  await page.settle();
  return page;
}
