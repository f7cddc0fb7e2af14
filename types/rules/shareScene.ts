/** Maximum number of characters of the scene of a mini-program code. */
export const MAX_SCENE = 32;

/** How a scene reached the person who opens it: the code of a card or page, a poster, a share, or a print at an expo. */
export const shareSources = ['code', 'poster', 'share', 'expo'] as const;
export type ShareSource = (typeof shareSources)[number];

/** Subject of a scene: the home, a business card by its scan code, or another page by the server's short key. */
export const sceneKinds = ['home', 'card', 'page'] as const;
export type SceneKind = (typeof sceneKinds)[number];

/** Content of a mini-program code. */
export interface ShareScene {
  kind: SceneKind;
  /** Scan code of a card, short key of a page; empty for the home. */
  key: string;
  /** Null for a scene of an earlier version. */
  source: ShareSource | null;
  /** Invite code of the person who shares; empty without one. */
  inviteCode: string;
}

const inviteCodePattern = /^[0-9A-Za-z]{4,32}$/;
/** Kind, source, key and invite code: `cp.23456789ABCDEFGHJKLM.GUIXIANG`. */
const scenePattern = /^([a-z])([a-z])\.([0-9A-Za-z]{0,25})(?:\.([0-9A-Za-z]{4,32}))?$/;

/** Returns whether a text has the form of an invite code. */
export const isInviteCode = (text: string): boolean => inviteCodePattern.test(text);

/** Kinds and sources differ in their first letters, which represent them. */
const letterOf = (name: string): string => name.charAt(0);

/**
 * Returns the scene of a mini-program code, at most 32 characters. An invite code that does not fit is left out: the page
 * counts for more. Keys have at most 25 letters and digits.
 */
export function encodeShareScene({ kind, key, source, inviteCode }: ShareScene & { source: ShareSource }): string {
  const scene = `${letterOf(kind)}${letterOf(source)}.${key}`;
  const withInviter = `${scene}.${inviteCode}`;
  return isInviteCode(inviteCode) && withInviter.length <= MAX_SCENE ? withInviter : scene;
}

/**
 * Returns what a scene carries, also one that is URL-encoded, as WeChat delivers it, or of an earlier version: a bare
 * invite code, or `inviteCode=…`. Null for any other text.
 */
export function decodeShareScene(text: string): ShareScene | null {
  const scene = urlDecoded(text);
  const [, kindLetter, sourceLetter, key = '', inviteCode = ''] = scenePattern.exec(scene) ?? [];
  const kind = sceneKinds.find((name) => letterOf(name) === kindLetter);
  const source = shareSources.find((name) => letterOf(name) === sourceLetter);
  if (kind !== undefined && source !== undefined && (key === '') === (kind === 'home')) {
    return { kind, key, source, inviteCode };
  }
  const earlier = /(?:^|&)inviteCode=([^&]*)/.exec(scene)?.[1] ?? scene;
  return isInviteCode(earlier) ? { kind: 'home', key: '', source: null, inviteCode: earlier } : null;
}

/** Returns an empty text for one with a broken escape. */
function urlDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
