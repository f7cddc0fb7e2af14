import type { SessionAdapter } from './request.types';

let adapter: SessionAdapter | null = null;

/** Gives the interceptors their session. Called once at start, before the first call. */
export function connectSession(session: SessionAdapter): void {
  adapter = session;
}

/** Throws when nobody has connected one: a mistake of the start, not of a call. */
export function session(): SessionAdapter {
  if (!adapter) throw new Error('connectSession() has not been called');
  return adapter;
}
