/**
 * Runs a function for each item, one after the other. The others run also when one fails.
 * @throws AggregateError after the last item, when some failed
 */
export async function forEachIsolated<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
}
