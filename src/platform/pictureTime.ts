/** How long a painting waits for its fonts and drawings, in ms: a poster is drawn within two seconds. */
const WAIT_MS = 1200;

/** The value, or undefined when it fails or takes too long. */
export function inTime<T>(value: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, WAIT_MS);
    value.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
