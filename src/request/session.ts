import type { SessionPort } from './request.types';

let port: SessionPort | null = null;

/** Gives the interceptors their session. Called once at start, before the first call. */
export function connectSession(session: SessionPort): void {
  port = session;
}

/** Throws when nobody has connected one: a mistake of the start, not of a call. */
export function session(): SessionPort {
  if (!port) throw new Error('connectSession() has not been called');
  return port;
}
