import type { CardLanguage } from '@contract/card';

/** Languages of the second side with their native names. */
export const cardLanguages: readonly { key: CardLanguage; text: string }[] = [
  { key: 'en', text: 'English' },
  { key: 'zh-Hant', text: '繁體中文' },
  { key: 'fr', text: 'Français' },
  { key: 'es', text: 'Español' }
];
