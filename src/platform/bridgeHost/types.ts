import type { AppConnection, AppListener } from '@/bridge/AppConnection';

/** The object that both bridge libraries put on the window, as far as the page uses it. */
export interface WebViewBridge {
  callHandler(name: string, data: object, respond: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, respond?: (answer: unknown) => void) => void): void;
  /** Android: begins the exchange; throws when it was called before. */
  init?(handleUnnamed: (data: unknown, respond?: (answer: unknown) => void) => void): void;
  inited?: boolean;
  _messageHandler?: unknown;
}

export interface BridgeHost {
  /** Whether the browser calls itself our app. */
  isAppBrowser(): boolean;
  /**
   * Connects with the app around the page and shakes hands. Undefined when there is none, or none of ours; that takes
   * up to `CONNECT_MS` and `ANSWER_MS`.
   */
  connect(listener: AppListener): Promise<AppConnection | undefined>;
}
