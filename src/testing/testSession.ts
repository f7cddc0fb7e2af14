import { connectSession } from '@/request/session';

/** A session for tests of the request pipeline, with what happened to it. */
export class TestSession {
  currentToken = '';
  key = '';
  enabled = true;
  refusedTokens: string[] = [];

  constructor() {
    connectSession({
      token: () => this.currentToken,
      requestEnabled: () => this.enabled,
      onUnauthorized: (token) => {
        this.refusedTokens.push(token);
        this.currentToken = '';
      },
      publicKey: () => this.key,
      savePublicKey: (key) => {
        this.key = key;
      }
    });
  }
}
