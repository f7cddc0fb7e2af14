import type { Flash, FlashFilter } from '@contract/flash';

export type FilterName = 'all' | 'important' | 'followed' | 'origin' | 'trade' | 'policy';
export const filterNames: FilterName[] = ['all', 'important', 'followed', 'origin', 'trade', 'policy'];

/** Returns the query of a filter, with a variety if one is selected. */
export function flashFilterOf(filter: FilterName, varietyId: string | undefined): FlashFilter {
  return {
    ...(filter === 'important' && { important: true }),
    ...(filter === 'followed' && { followed: true }),
    ...((filter === 'origin' || filter === 'trade' || filter === 'policy') && { topic: filter }),
    ...(varietyId !== undefined && { varietyId })
  };
}

/** Returns whether the server would list a flash under this query. */
export function matchesFilter(
  { topic, importance, varietyIds }: Flash,
  filter: FlashFilter,
  followed: ReadonlySet<string>
): boolean {
  return (
    (filter.topic === undefined || filter.topic === topic) &&
    (!filter.important || importance === 3) &&
    (filter.varietyId === undefined || varietyIds.includes(filter.varietyId)) &&
    (!filter.followed || varietyIds.some((id) => followed.has(id)))
  );
}
