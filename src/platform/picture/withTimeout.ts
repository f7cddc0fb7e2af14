/** Time that a drawing waits for its fonts and pictures, ms: a poster is drawn within two seconds. */
const TIMEOUT_MS = 1200;

/** Resolves with the value, or undefined when it fails or takes too long. */
export function withTimeout<T>(value: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    value.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
