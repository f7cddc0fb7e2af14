import { type DrawnRoute, drawnRoutes } from '../../src/drawnPages/drawnRoutes';
import { type RouteName, routes } from '../../src/routes';
import { publicParameters } from './everyPage';

export interface DrawnAddress {
  name: DrawnRoute;
  /** Path and query below /h5/. */
  address: string;
}

/** Returns an address of every page that the server draws, each with something of the demo data to show. */
export async function drawnAddresses(site: string): Promise<DrawnAddress[]> {
  const queries: Partial<Record<RouteName, string>> = await publicParameters(site);
  return drawnRoutes.map((name) => ({
    name,
    address: `${drawnPath(name)}${queries[name] ? `?${queries[name]}` : ''}`
  }));
}

/** Returns the path of a page below /h5/, under which it is in the site map; that of the home is empty. */
export const drawnPath = (name: RouteName): string => (name === 'home' ? '' : routes[name]);
