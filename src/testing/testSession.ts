import { connectSession } from '@/request/session';

/** Session for tests of the request pipeline; records its changes. */
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
