import type { SearchScope } from '@contract/search';

/** Search scopes in the order of the tabs. */
export const scopes: readonly SearchScope[] = [
  'lines',
  'supplies',
  'purchases',
  'companies',
  'news',
  'flashes',
  'cards',
  'exhibitors',
  'sessions'
];

/** A scope, or all of them in one overview. */
export type Tab = 'all' | SearchScope;
export const tabs: readonly Tab[] = ['all', ...scopes];

/** Returns the tab that a URL names; `all` for an unknown name. */
export function tabOf(name: string | undefined): Tab {
  return scopes.find((scope) => scope === name) ?? 'all';
}

/** The server counts up to this number. */
const MAX_COUNT = 1000;

/** Formats the number of results; `999+` from the maximum on. */
export const countText = (count: number): string => (count < MAX_COUNT ? String(count) : `${MAX_COUNT - 1}+`);
