import { reaction } from 'mobx';
import { user } from './user';

/** Content of one session as the device stores it. */
export interface SessionContent<T> {
  /** End of the token: without a network it is all that is known of the user. */
  session: string;
  content: T;
}

export interface SessionCache<T> {
  /** Returns null without content, and for that of another session. Observable. */
  read(): T | null;
  /** Does nothing while no one is logged in. */
  write(content: T): void;
}

const SESSION_LENGTH = 8;
const currentSession = () => user.token.slice(-SESSION_LENGTH);

/**
 * Keeps content of the user who is logged in on the device, for times without a network. It is purged when the session ends;
 * `sessionFields` of the user store names the field as well, for an app in which nothing reads the content.
 * @param read reads a field of a persisted store
 * @param write replaces it
 */
export function sessionCache<T>(
  read: () => SessionContent<T> | null,
  write: (stored: SessionContent<T> | null) => void
): SessionCache<T> {
  const own = () => {
    const stored = read();
    // An earlier version of the app stored the content under another name.
    return user.isLoggedIn && stored?.session === currentSession() ? (stored.content ?? null) : null;
  };
  const purge = () => {
    if (read() && own() === null) write(null);
  };
  purge();
  reaction(() => user.token, purge);
  return {
    read: own,
    write(content) {
      if (user.isLoggedIn) write({ session: currentSession(), content });
    }
  };
}
