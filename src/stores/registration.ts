let registeredToken = '';

/** Keeps that a session begins with the registration of its account. Called before the session begins. */
export function rememberRegistration(token: string): void {
  registeredToken = token;
}

/** Returns whether the session of this token began with the registration of its account, since the start of the app. */
export const isRegistration = (token: string): boolean => token !== '' && token === registeredToken;
