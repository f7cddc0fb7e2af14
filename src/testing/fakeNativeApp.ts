import type { AppAction, AppMessages, PageAction } from '@/bridge/appMessages';
import { nativeApp } from '@/bridge/nativeApp';
import type { WebViewBridge } from '@/platform/bridgeHost/types';

type Answer = Record<string, unknown> | string | undefined;
interface SentMessage {
  handler: string;
  action: string;
  param: Record<string, unknown>;
}

/** A native app around the page: what the page sends, and what the app answers and says. */
export interface FakeNativeApp {
  readonly sent: SentMessage[];
  /** Names of the messages that were sent, in order. */
  actions(): string[];
  /** Sets the answer to a message; undefined answers nothing. */
  answer(action: PageAction, answer: Answer): void;
  /** Sends a message to the page. Resolves to its answer. */
  say<A extends AppAction>(action: A, param: AppMessages[A]): Promise<unknown>;
  /** Takes the app away. */
  remove(): void;
}

const bridgeWindow = window as unknown as { WebViewJavascriptBridge?: WebViewBridge };

/**
 * Puts the bridge of an app on the window, as its library does before the page asks for it.
 * @param actions messages that the app carries out besides those of the specification
 */
export function fakeNativeApp(actions: readonly PageAction[] = []): FakeNativeApp {
  const sent: SentMessage[] = [];
  const answers = new Map<string, Answer>([['handshake', { app: 'xiangshi', version: '1.0.0', actions }]]);
  const handlers = new Map<string, Parameters<WebViewBridge['registerHandler']>[1]>();
  bridgeWindow.WebViewJavascriptBridge = {
    callHandler(handler, data, respond) {
      const { action, param } =
        handler === 'openMiniprogram' ? { action: handler, param: data } : (data as { action: string; param: object });
      sent.push({ handler, action, param: param as Record<string, unknown> });
      const answer = answers.has(action) ? answers.get(action) : { done: true };
      if (answer !== undefined) setTimeout(() => respond(answer), 0);
    },
    registerHandler: (name, handler) => void handlers.set(name, handler)
  };
  return {
    sent,
    actions: () => sent.map(({ action }) => action),
    answer: (action, answer) => void answers.set(action, answer),
    say: (action, param) =>
      new Promise((resolve) => {
        const handle = handlers.get('dataFromApp');
        if (!handle) throw new Error('the page has registered no dataFromApp');
        handle(JSON.stringify({ action, param }), resolve);
      }),
    remove() {
      delete bridgeWindow.WebViewJavascriptBridge;
      nativeApp.disconnect();
    }
  };
}
