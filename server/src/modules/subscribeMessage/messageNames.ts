import type { Language } from '@contract/localText';
import type { Db } from '../../database/schema';
import { defineExtensionPoint } from '../../extensionPoint';
import type { Translator } from '../../http/localText';

interface MessageNames {
  /** Returns the translator of names into a language; null for simplified Chinese. */
  findTranslator(db: Db, language: Language): Promise<Translator | null>;
}

/** Names of goods in the language of a message. */
export const messageNames = defineExtensionPoint<MessageNames>('messageNames');
