/**
 * Repeats a piece of work, one turn after the other: a turn that takes longer than the pace is not overtaken. A failure
 * is reported, and the next turn tries again. Returns a function that stops it and waits for the running turn.
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
