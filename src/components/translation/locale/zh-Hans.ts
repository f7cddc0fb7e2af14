const messages = {
  translate: '翻译',
  original: '显示原文',
  loading: '正在翻译',
  retry: '再翻译一次',
  by: (name: string) => `由 ${name} 翻译`,
  demo: '演示译文：只替换品种、等级等行业名词',
  limited: '今天的翻译次数已用完'
};

/** Messages of translated texts. */
export type TranslationMessages = typeof messages;
export default messages;
