import type { Language } from '@contract/localText';

/** Word for a member who has chosen no nickname, in each language; the first is the stored one. */
const GENERATED: Record<Language, string> = {
  'zh-Hans': '香友',
  'zh-Hant': '香友',
  en: 'Member ',
  fr: 'Membre ',
  es: 'Miembro '
};

/** Number of characters of the invite code after it. */
const GENERATED_LENGTH = 4;

/** The stored one, also masked as `maskName` does it. */
const STORED = /^香友([2-9A-Z]{4}|\*\*)$/;
const SHOWN = /^(?:香友|Member |Membre |Miembro )[2-9A-Z]{4}$/;

/** Returns the nickname that the server gives to a new account. */
export const generatedNickname = (inviteCode: string): string =>
  `${GENERATED['zh-Hans']}${inviteCode.slice(0, GENERATED_LENGTH)}`;

/** Returns whether a nickname, in any language, is one that the server gave and the member never chose. */
export const isGeneratedNickname = (nickname: string): boolean => SHOWN.test(nickname);

/** Returns a nickname as a viewer reads it: a generated one in their language, a chosen one as it is. */
export const localNickname = (nickname: string, language: Language): string =>
  nickname.replace(STORED, (_, code: string) => `${GENERATED[language]}${code}`);

/** Returns a nickname that the member chose, to begin a form with; empty for a generated one, which is no name of a person. */
export const chosenNickname = (nickname: string): string => (isGeneratedNickname(nickname) ? '' : nickname);
