import type { Db } from './database/schema';
import type { SignalListener } from './database/signalListener';
import type { KeyRing } from './modules/secureChannel/keyRing';
import type { ServerSecret } from './modules/secureChannel/serverSecret';
import type { PersonalData } from './personalData';
import type { FileStorage } from './providers/fileStorage';
import type { ImageModeration } from './providers/imageModeration';
import type { MailProvider } from './providers/mail';
import type { MiniProgramCodes } from './providers/miniProgramCode';
import type { CardOcr, OcrProvider } from './providers/ocrProvider';
import type { Payments } from './providers/payment';
import type { SmsProvider } from './providers/sms';
import type { SubscribeMessages } from './providers/subscribeMessage';
import type { TextModeration } from './providers/textModeration';
import type { TextTranslator } from './providers/textTranslator';
import type { WeChatProvider } from './providers/weChat';
import type { JsSdk } from './providers/weChatJsSdk';
import type { Settings } from './settings';

/** Dependencies of the modules; built in start.ts, and by the tests with a database of their own. */
export interface Deps {
  db: Db;
  /** PostgreSQL notifications from all processes on the database. */
  signals: SignalListener;
  settings: Settings;
  /** The clock, injected so that tests can set it. */
  now: () => Date;
  keys: KeyRing;
  secret: ServerSecret;
  sms: SmsProvider;
  /** Null without login by e-mail. */
  mail: MailProvider | null;
  /** Null without login by WeChat. */
  weChat: WeChatProvider | null;
  files: FileStorage;
  textModeration: TextModeration;
  imageModeration: ImageModeration;
  /** Null without OCR of documents. */
  ocrProvider: OcrProvider | null;
  /** Null without OCR of business cards. */
  cardOcr: CardOcr | null;
  /** Null without translation of members' texts. */
  textTranslator: TextTranslator | null;
  /** Null without a mini-program. */
  miniProgramCodes: MiniProgramCodes | null;
  /** Null without an official account. */
  jsSdk: JsSdk | null;
  /** Null without a mini-program, or without templates. */
  subscribeMessages: SubscribeMessages | null;
  payment: Payments;
  /** The personal data of all modules, in the order of its erasure. */
  personalData: readonly PersonalData[];
}
