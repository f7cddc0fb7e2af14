/** Does something for each, one after the other. One that fails leaves the others; its failure is thrown after all had their turn. */
export async function eachAlone<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await act(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
