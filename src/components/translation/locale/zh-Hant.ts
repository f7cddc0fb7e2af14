import type { TranslationMessages } from './zh-Hans';

const messages: TranslationMessages = {
  translate: '翻譯',
  original: '顯示原文',
  loading: '正在翻譯',
  retry: '再翻譯一次',
  by: (name) => `由 ${name} 翻譯`,
  demo: '演示譯文：只替換品種、等級等行業名詞',
  limited: '今天的翻譯次數已用完'
};

export default messages;
