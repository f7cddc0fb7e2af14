import type { BridgeHost, BridgeMessage } from '@/bridge/nativeApp.types';

interface NativeWindow {
  /** Android: an object that the WebView injects. */
  xiangshiApp?: { dataToApp(json: string): void };
  /** iOS: a WebKit message handler. */
  webkit?: { messageHandlers?: { dataToApp?: { postMessage(json: string): void } } };
  /** Called by the app. */
  dataFromApp?: (json: string) => void;
}

const nativeWindow = (): NativeWindow => window as unknown as NativeWindow;

export const bridgeHost: BridgeHost = {
  isPresent: () => {
    const { xiangshiApp, webkit } = nativeWindow();
    return xiangshiApp !== undefined || webkit?.messageHandlers?.dataToApp !== undefined;
  },
  send(message) {
    const { xiangshiApp, webkit } = nativeWindow();
    const json = JSON.stringify(message);
    if (xiangshiApp) xiangshiApp.dataToApp(json);
    else webkit?.messageHandlers?.dataToApp?.postMessage(json);
  },
  receive(listener) {
    nativeWindow().dataFromApp = (json) => {
      try {
        listener(JSON.parse(json) as BridgeMessage);
      } catch {
        console.warn('dataFromApp: not a message');
      }
    };
  }
};
