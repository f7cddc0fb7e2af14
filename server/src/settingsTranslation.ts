import { Type } from '@sinclair/typebox';

/** Environment variables of the translation of members' texts. */
export const translationVariables = {
  TRANSLATE_URL: Type.Optional(Type.String({ pattern: '^https?://.+' })),
  TRANSLATE_KEY: Type.String({ default: '' }),
  TRANSLATE_NAME: Type.String({ minLength: 1, maxLength: 40, default: 'LibreTranslate' })
};

/** Texts for wrong values. */
export const translationRules = {
  TRANSLATE_URL: 'must be the http(s) address of the translation service',
  TRANSLATE_NAME: 'must be the name of the translation service, of at most 40 characters'
};

export interface TranslationSettings {
  url: string;
  key: string;
  /** Name of the service, which viewers see. */
  name: string;
}

/** Returns undefined without a service. */
export function translationSettings(env: {
  TRANSLATE_URL?: string;
  TRANSLATE_KEY: string;
  TRANSLATE_NAME: string;
}): TranslationSettings | undefined {
  const { TRANSLATE_URL: url, TRANSLATE_KEY: key, TRANSLATE_NAME: name } = env;
  return url === undefined ? undefined : { url, key, name };
}
