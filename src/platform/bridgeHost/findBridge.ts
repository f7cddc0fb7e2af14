import { CONNECT_MS } from '@/bridge/appMessages';
import type { WebViewBridge } from './types';

interface BridgeWindow {
  WebViewJavascriptBridge?: WebViewBridge;
  /** Callbacks that the bridge of iOS calls once it is there; newer ones of Android too. */
  WVJBCallbacks?: ((bridge: WebViewBridge) => void)[];
}

const bridgeWindow = (): BridgeWindow => window as unknown as BridgeWindow;
const isAndroid = (): boolean => navigator.userAgent.includes('Android');

/**
 * Waits for the bridge that the app injects.
 * - Android (lzyzsd/JsBridge): dispatches `WebViewJavascriptBridgeReady`, then the page calls `init`.
 * - iOS (marcuswestin/WebViewJavascriptBridge): a frame of `https://__bridge_loaded__` asks for it; it calls what is in
 *   `WVJBCallbacks`.
 * Undefined when none has come within `CONNECT_MS`.
 */
export function findBridge(): Promise<WebViewBridge | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), CONNECT_MS);
    const finish = (bridge: WebViewBridge) => {
      clearTimeout(timer);
      begin(bridge);
      resolve(bridge);
    };
    const { WebViewJavascriptBridge } = bridgeWindow();
    if (WebViewJavascriptBridge) finish(WebViewJavascriptBridge);
    else if (isAndroid()) waitForEvent(finish);
    else requestBridge(finish);
  });
}

function waitForEvent(finish: (bridge: WebViewBridge) => void): void {
  const listener = () => {
    const { WebViewJavascriptBridge } = bridgeWindow();
    if (WebViewJavascriptBridge) finish(WebViewJavascriptBridge);
  };
  document.addEventListener('WebViewJavascriptBridgeReady', listener, { once: true });
}

function requestBridge(finish: (bridge: WebViewBridge) => void): void {
  const { WVJBCallbacks } = bridgeWindow();
  if (WVJBCallbacks) {
    WVJBCallbacks.push(finish);
    return;
  }
  bridgeWindow().WVJBCallbacks = [finish];
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = 'https://__bridge_loaded__';
  document.documentElement.append(frame);
  setTimeout(() => frame.remove(), 0);
}

/** Answers messages without a name, of which there are none of ours. A second `init` throws, so one that ran is kept. */
function begin(bridge: WebViewBridge): void {
  if (!bridge.init || bridge.inited || bridge._messageHandler) return;
  bridge.init((_data, respond) => respond?.({ done: false }));
}
