interface PageRoute {
  path: string;
  load(): Promise<unknown>[];
}

interface AppConfig {
  routes: PageRoute[];
  /** Until they are there: the routes of all pages but the home. */
  loadRoutes?(): Promise<PageRoute[]>;
}

const loaded = new Set<string>();

/** Loads the code of a page, if it has not been loaded; silent without a network. @param path without a leading slash */
export async function loadPart(path: string): Promise<void> {
  if (loaded.has(path)) return;
  loaded.add(path);
  const { routes, loadRoutes } = (window as unknown as { __taroAppConfig: AppConfig }).__taroAppConfig;
  try {
    const later = (await loadRoutes?.()) ?? [];
    await Promise.all([...routes, ...later].find((route) => route.path === path)?.load() ?? []);
  } catch {
    // The tap itself says what is wrong.
    loaded.delete(path);
  }
}
