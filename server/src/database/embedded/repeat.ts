/**
 * Does a piece of work again and again, one turn after the other: a turn that takes longer than the pace is not overtaken.
 * A failure is told, and the next turn tries again. Answers how to stop, which waits for the turn that runs.
 */
export function repeat(
  everyMs: number,
  task: () => Promise<unknown>,
  onFailure: (error: unknown) => void
): () => Promise<void> {
  let current: Promise<void> | null = null;
  const timer = setInterval(() => {
    current ??= task()
      .then(() => undefined, onFailure)
      .finally(() => (current = null));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
