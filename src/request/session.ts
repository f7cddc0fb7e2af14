import type { SessionAdapter } from './request.types';

let adapter: SessionAdapter | null = null;

/** Connects the interceptors to the session. Called once on start, before the first call. */
export function connectSession(session: SessionAdapter): void {
  adapter = session;
}

/** @throws Error when no session has been connected: a mistake of the start, not of a call */
export function session(): SessionAdapter {
  if (!adapter) throw new Error('connectSession() has not been called');
  return adapter;
}

/** @returns the token of the logged-in user; empty for a visitor and before a session is connected. Observable. */
export function currentToken(): string {
  return adapter?.token() ?? '';
}
