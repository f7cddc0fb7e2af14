import { routes } from '@/routes';
import { user } from '@/stores/user';
import { type OpenedPage, openPage } from './openPage';

/** Opens a page of the app as a logged-in user, or as a visitor when `token` is empty. */
export async function openRoute(route: keyof typeof routes, token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  const page = await openPage(`/${routes[route]}`);
  await page.settle();
  return page;
}
