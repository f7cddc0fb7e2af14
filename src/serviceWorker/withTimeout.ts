/** Resolves like the work. @throws Error when the time is over before, or that of the work */
export function withTimeout<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
    const finish = () => clearTimeout(timer);
    work.then(resolve, reject).finally(finish);
  });
}
