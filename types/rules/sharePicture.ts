import type { Language } from '@contract/localText';

/** Subjects with a picture of their own; `app` is the picture of every other page. */
export const shareKinds = ['line', 'news', 'flash', 'supply', 'purchase', 'company', 'card', 'expo', 'app'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** `wide` is for link previews, `chat` (5 : 4) for the cards of WeChat. In px. */
export const shareSizes = { wide: { width: 1200, height: 630 }, chat: { width: 750, height: 600 } } as const;
export type ShareSize = keyof typeof shareSizes;

/** Id of the one picture of the kind `app`. */
export const SHARED_APP = 'home';

/** Returns the address of a share picture below the server's origin. */
export function sharePictureAddress(kind: ShareKind, id: string, language: Language, size: ShareSize = 'wide'): string {
  return `/share/${kind}/${encodeURIComponent(id)}${size === 'chat' ? '.chat' : ''}.jpg?lang=${language}`;
}
