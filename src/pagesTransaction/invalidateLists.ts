import { settings } from '@/stores/settings';

/** List of another page that is reloaded when it is shown next. */
export type InvalidatedList = Parameters<typeof settings.setNeedsRefresh>[0];

export function invalidateLists(lists: readonly InvalidatedList[]): void {
  for (const list of lists) settings.setNeedsRefresh(list, true);
}

/** Returns the call, extended so that its success invalidates the lists that show what it changes. */
export function withInvalidation<Input extends unknown[], Answer>(
  call: (...input: Input) => Promise<Answer>,
  lists: readonly InvalidatedList[]
): (...input: Input) => Promise<Answer> {
  return async (...input) => {
    const answer = await call(...input);
    invalidateLists(lists);
    return answer;
  };
}
