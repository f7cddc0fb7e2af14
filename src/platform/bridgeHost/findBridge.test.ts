import { CONNECT_MS } from '@/bridge/appMessages';
import { findBridge } from './findBridge';
import type { WebViewBridge } from './types';

interface BridgeWindow {
  WebViewJavascriptBridge?: WebViewBridge;
  WVJBCallbacks?: ((bridge: WebViewBridge) => void)[];
}
const bridgeWindow = window as unknown as BridgeWindow;
const bridge = (): WebViewBridge => ({ callHandler: jest.fn(), registerHandler: jest.fn() });
const asBrowser = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const android = 'Mozilla/5.0 (Linux; Android 14) XiangshiApp/1.0.0';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) XiangshiApp/1.0.0';

afterEach(() => {
  delete bridgeWindow.WebViewJavascriptBridge;
  delete bridgeWindow.WVJBCallbacks;
});

describe('findBridge', () => {
  it.each([android, iPhone])('finds nothing where no app injects a bridge: %s', async (userAgent) => {
    asBrowser(userAgent);
    const found = findBridge();
    await jest.advanceTimersByTimeAsync(CONNECT_MS);
    expect(await found).toBeUndefined();
  });

  it('takes the bridge that is there, and begins it once', async () => {
    asBrowser(android);
    const init = jest.fn();
    bridgeWindow.WebViewJavascriptBridge = { ...bridge(), init };
    expect(await findBridge()).toBe(bridgeWindow.WebViewJavascriptBridge);
    bridgeWindow.WebViewJavascriptBridge._messageHandler = () => undefined;
    await findBridge();
    expect(init).toHaveBeenCalledTimes(1);
  });

  it('waits for the event of Android', async () => {
    asBrowser(android);
    const found = findBridge();
    bridgeWindow.WebViewJavascriptBridge = bridge();
    document.dispatchEvent(new Event('WebViewJavascriptBridgeReady'));
    expect(await found).toBe(bridgeWindow.WebViewJavascriptBridge);
    expect(bridgeWindow.WVJBCallbacks).toBeUndefined();
  });

  it('asks iOS by a frame, whose answer calls back', async () => {
    asBrowser(iPhone);
    const found = findBridge();
    expect(document.querySelector('iframe')?.src).toBe('https://__bridge_loaded__/');
    const ios = bridge();
    bridgeWindow.WVJBCallbacks?.forEach((callback) => callback(ios));
    expect(await found).toBe(ios);
    await jest.advanceTimersByTimeAsync(1);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('answers a message without a name, which is none of ours', async () => {
    asBrowser(android);
    const init = jest.fn<void, Parameters<NonNullable<WebViewBridge['init']>>>();
    bridgeWindow.WebViewJavascriptBridge = { ...bridge(), init };
    await findBridge();
    const respond = jest.fn();
    init.mock.calls[0]?.[0]('hello', respond);
    expect(respond).toHaveBeenCalledWith({ done: false });
  });
});
