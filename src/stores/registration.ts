import { storage } from '@/platform/storage';
import { markOf } from './markOf';
import { storedKey } from './persist';

const key = storedKey('registeredSession');

/** Mark of the session that began with a registration: the app may start again before it is logged. */
let registeredSession = storage.read(key);

/** Keeps that a session begins with the registration of its account. Called before the session begins. */
export function rememberRegistration(token: string): void {
  registeredSession = markOf(token);
  storage.write(key, registeredSession);
}

/** Returns whether the session of this token began with the registration of its account. */
export const isRegistration = (token: string): boolean => token !== '' && markOf(token) === registeredSession;
