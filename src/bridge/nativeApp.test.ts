import { NativeApp } from './nativeApp';
import type { BridgeMessage } from './nativeApp.types';

function setUp(isPresent: boolean) {
  const sent: BridgeMessage[] = [];
  let listener: (message: BridgeMessage) => void = () => undefined;
  const app = new NativeApp({
    isPresent: () => isPresent,
    send: (message) => sent.push(message),
    receive: (next) => {
      listener = next;
    }
  });
  return { app, sent, receive: (message: BridgeMessage) => listener(message) };
}

describe('the native app', () => {
  it('is asked nothing where there is none', () => {
    const { app, sent } = setUp(false);
    app.handshake(() => undefined);
    expect(app.askLogin()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('is asked for a login and gives the token back', () => {
    const { app, sent, receive } = setUp(true);
    const tokens: string[] = [];
    app.handshake((token) => tokens.push(token));
    expect(app.askLogin()).toBe(true);
    receive({ action: 'loginToken', param: { token: 'T' } });
    receive({ action: 'loginToken', param: {} });
    receive({ action: 'openMiniprogram', param: { token: 'X' } });
    expect(sent.map(({ action }) => action)).toEqual(['handshake', 'loginLink']);
    expect(tokens).toEqual(['T']);
  });
});
