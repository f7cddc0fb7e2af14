import type { Language } from '@contract/localText';
import { texts as en } from '@rules/notification/en';
import { texts as es } from '@rules/notification/es';
import { texts as fr } from '@rules/notification/fr';
import type { NotificationTexts } from '@rules/notification/texts';
import { texts as chinese } from '@rules/notification/zh-Hans';
import { texts as traditional } from '@rules/notification/zh-Hant';

/** Texts of notifications, for what is read outside the app. */
export const notificationTexts: Record<Language, NotificationTexts> = {
  'zh-Hans': chinese,
  'zh-Hant': traditional,
  en,
  fr,
  es
};
