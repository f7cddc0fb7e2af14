import { bridgeHost } from './index';

interface NativeWindow {
  xiangshiApp?: { dataToApp(json: string): void };
  dataFromApp?: (json: string) => void;
}
const nativeWindow = window as unknown as NativeWindow;

afterEach(() => delete nativeWindow.xiangshiApp);

describe('the bridge of the H5 page', () => {
  it('is inactive in an ordinary browser', () => {
    expect(bridgeHost.isPresent()).toBe(false);
  });

  it('ignores data that is no message', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const received: unknown[] = [];
    bridgeHost.receive((message) => received.push(message));
    nativeWindow.dataFromApp?.('not json');
    expect(received).toEqual([]);
    expect(warn).toHaveBeenCalled();
  });

  it('exchanges JSON with the object that the app injects', () => {
    const sent: string[] = [];
    nativeWindow.xiangshiApp = { dataToApp: (json) => sent.push(json) };
    const received: unknown[] = [];
    expect(bridgeHost.isPresent()).toBe(true);
    bridgeHost.receive((message) => received.push(message));
    bridgeHost.send({ action: 'loginLink', param: {} });
    nativeWindow.dataFromApp?.('{"action":"loginToken","param":{"token":"T"}}');
    expect(sent).toEqual(['{"action":"loginLink","param":{}}']);
    expect(received).toEqual([{ action: 'loginToken', param: { token: 'T' } }]);
  });
});
