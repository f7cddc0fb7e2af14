/** How long a painting waits for its fonts and drawings, in ms: a poster is drawn within two seconds. */
const TIMEOUT_MS = 1200;

/** The value, or undefined when it fails or takes too long. */
export function withTimeout<T>(value: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    value.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
