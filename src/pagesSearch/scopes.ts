import type { SearchScope } from '@contract/search';

/** What can be looked through, in the order of the tabs. Cards and exhibitors join with their modules. */
export const scopes: readonly SearchScope[] = ['lines', 'supplies', 'purchases', 'companies', 'news', 'flashes'];

/** A scope, or all of them side by side. */
export type Tab = 'all' | SearchScope;
export const tabs: readonly Tab[] = ['all', ...scopes];

/** The scope that a url names; all of them for what is none. */
export function tabOf(name: string | undefined): Tab {
  return tabs.find((tab) => tab === name) ?? 'all';
}

/** The server counts no further. */
const MAX_COUNT = 1000;

/** How many a scope has: 999+ for more than are counted. */
export const countText = (count: number): string => (count < MAX_COUNT ? String(count) : `${MAX_COUNT - 1}+`);
