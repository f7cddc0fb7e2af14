import type { NotificationTexts } from '@rules/notification/texts';
import { texts as chinese } from '@rules/notification/zh-Hans';
import { defineMessages } from '@/locale/defineMessages';

/** Modules that the server reads as well have no default export. */
const toDefault = ({ texts }: { texts: NotificationTexts }) => ({ default: texts });

/** Texts of the notifications in the current language. */
export const notificationTexts = defineMessages(chinese, {
  'zh-Hant': () => import('@rules/notification/zh-Hant').then(toDefault),
  en: () => import('@rules/notification/en').then(toDefault),
  fr: () => import('@rules/notification/fr').then(toDefault),
  es: () => import('@rules/notification/es').then(toDefault)
});
