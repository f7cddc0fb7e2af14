import type { Db } from './database/schema';
import type { KeyRing } from './modules/encrypt/keyRing';
import type { ServerSecret } from './modules/encrypt/serverSecret';
import type { ImageCheck } from './providers/imageCheck';
import type { ImageStorage } from './providers/imageStorage';
import type { PaperReader } from './providers/paperReader';
import type { SmsProvider } from './providers/sms';
import type { TextCheck } from './providers/textCheck';
import type { WeChatProvider } from './providers/weChat';
import type { Settings } from './settings';

/** What the modules work with; built once in main.ts, and by the tests with a database of their own. */
export interface Deps {
  db: Db;
  settings: Settings;
  /** The clock, given so that tests can set it. */
  now: () => Date;
  keys: KeyRing;
  secret: ServerSecret;
  sms: SmsProvider;
  /** Null: there is no login by WeChat. */
  weChat: WeChatProvider | null;
  images: ImageStorage;
  texts: TextCheck;
  imageCheck: ImageCheck;
  /** Null: papers are not read. */
  paperReader: PaperReader | null;
}
