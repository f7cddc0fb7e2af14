/** Length of a slice in which the process runs; short against what is measured, long against a timer of Node. */
const RUN_MS = 6;

/**
 * Slows a process as Chromium's throttling does: it runs for a few milliseconds and is stopped for the rest, with all its
 * threads. How much slower it is then it measures itself, because the machine's other work takes its share too.
 * @returns a function that lets it run on
 */
export function slowDown(pid: number, times: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended.
      isOver = true;
    }
  };
  const run = () => {
    if (isOver) return;
    signal('SIGCONT');
    const started = performance.now();
    timer = setTimeout(() => rest(performance.now() - started), RUN_MS);
  };
  const rest = (ranMs: number) => {
    if (isOver) return;
    signal('SIGSTOP');
    // A timer that fires late is made up for.
    timer = setTimeout(run, ranMs * (times - 1));
  };
  run();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
    isOver = true;
  };
}
