import { SECOND_MS } from '@rules/duration';

/** How long an app may take to inject its bridge after the start of the page. */
export const CONNECT_MS = 3 * SECOND_MS;
/** How long an app may take to answer a message; then the page goes its own way. */
export const ANSWER_MS = 5 * SECOND_MS;

/** Name by which an app says that it is ours: other apps have a bridge of the same kind. */
export const APP_NAME = 'xiangshi';

/** Parameters of each message that the page sends. Values are texts, because Android's bridge carries nothing else. */
export interface PageMessages {
  /** The page is ready. */
  handshake: { version: string; language: string };
  /** Asks for a login; the token comes as `loginToken`. */
  loginLink: Record<never, never>;
  /** The session has ended in the page. */
  logout: Record<never, never>;
  externalLink: { url: string };
  callPhone: { phone: string };
  toMap: { latitude: string; longitude: string; name: string; address: string };
  shareLink1: { title: string; link: string };
  shareMini: { title: string; path: string };
  openMiniprogram: { appId: string; path: string };
}

/** Parameters of each message that the app sends. */
export interface AppMessages {
  /** The person has logged in to the app. */
  loginToken: { token: string };
  /** The person has closed the login without logging in. */
  loginCancel: Record<never, never>;
  /** The session has ended in the app. */
  logout: Record<never, never>;
  /** A tapped push message: a jump action as JSON. */
  jump: { target: string };
}

export type PageAction = keyof PageMessages;
export type AppAction = keyof AppMessages;

interface MessageKind<P> {
  /** Name of the handler: the app registers the first two, the page the last. */
  handler: 'dataToApp' | 'openMiniprogram' | 'dataFromApp';
  param: readonly (keyof P)[];
  /** Fields of the answer. */
  answer: readonly string[];
}

/** Every message from the page to the app; `docs/native-bridge.md` has an example of each. */
export const pageMessages: { readonly [A in PageAction]: MessageKind<PageMessages[A]> } = {
  handshake: { handler: 'dataToApp', param: ['version', 'language'], answer: ['app', 'version', 'actions'] },
  loginLink: { handler: 'dataToApp', param: [], answer: ['done'] },
  logout: { handler: 'dataToApp', param: [], answer: ['done'] },
  externalLink: { handler: 'dataToApp', param: ['url'], answer: ['done'] },
  callPhone: { handler: 'dataToApp', param: ['phone'], answer: ['done'] },
  toMap: { handler: 'dataToApp', param: ['latitude', 'longitude', 'name', 'address'], answer: ['done'] },
  shareLink1: { handler: 'dataToApp', param: ['title', 'link'], answer: ['done'] },
  shareMini: { handler: 'dataToApp', param: ['title', 'path'], answer: ['done'] },
  openMiniprogram: { handler: 'openMiniprogram', param: ['appId', 'path'], answer: ['done'] }
};

/** Every message from the app to the page. */
export const appMessages: { readonly [A in AppAction]: MessageKind<AppMessages[A]> } = {
  loginToken: { handler: 'dataFromApp', param: ['token'], answer: ['done'] },
  loginCancel: { handler: 'dataFromApp', param: [], answer: ['done'] },
  logout: { handler: 'dataFromApp', param: [], answer: ['done'] },
  jump: { handler: 'dataFromApp', param: ['target'], answer: ['done'] }
};

/** Messages that the specification fixes: an app that does not list its actions has these. */
export const SPECIFIED_ACTIONS: readonly PageAction[] = ['handshake', 'loginLink', 'openMiniprogram'];
