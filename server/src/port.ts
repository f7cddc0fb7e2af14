import { connect } from 'node:net';

/** A start that is impossible for a reason that the operator can fix. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const ANSWER_WITHIN_MS = 1000;

/**
 * Refuses a port in use before anything is opened; port 0 takes any free one.
 * @throws StartupError for a port in use, which says whether it is this app
 */
export async function assertPortFree(host: string, port: number): Promise<void> {
  if (port === 0 || !(await isTaken(host, port))) return;
  const isOurs = await isThisApp(`http://${host}:${port}/healthz`);
  throw new StartupError(
    isOurs
      ? `This app runs already at http://${host}:${port}/h5/. Set PORT to start another server beside it.`
      : `Port ${port} is used by another program. Set PORT to a free one, such as PORT=${port + 1}.`
  );
}

function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host === '0.0.0.0' || host === '::' ? 'localhost' : host, port });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
    socket.setTimeout(ANSWER_WITHIN_MS, () => answer(false));
  });
}

async function isThisApp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const body = (await response.json()) as { app?: unknown };
    return body.app === 'xiangshi';
  } catch {
    return false;
  }
}
