/** Language of the texts in an answer, whichever region the header names. */
export function languageOf(header: string | null): string {
  const [language = ''] = (header ?? '').split(/[,;]/);
  if (/^zh/i.test(language)) return /^zh-(hant|tw|hk|mo)/i.test(language) ? 'zh-Hant' : 'zh-Hans';
  return language.slice(0, 2).toLowerCase() || 'zh-Hans';
}

/**
 * Returns the address under which an answer is kept. The order of parameters does not matter, and neither does
 * `personalised`: for a visitor nothing is.
 */
export function answerKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const address = new URL(url);
  const parameters = [...address.searchParams].filter(([name]) => name !== 'personalised' && name !== 'kept-language');
  const sorted = parameters.sort(([one], [other]) => (one < other ? -1 : 1));
  address.search = new URLSearchParams([
    ...sorted,
    ['kept-language', languageOf(headers.get('accept-language'))]
  ]).toString();
  return address.href;
}
