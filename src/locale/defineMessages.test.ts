import { whenIdle } from '@/testing/whenIdle';
import { defineMessages } from './defineMessages';
import { language, languageOfLocale } from './language';

interface Sample {
  hello: string;
}

afterEach(() => language.set('zh-Hans'));

describe('a dictionary', () => {
  it('speaks Chinese at first, loads another language when it is spoken, and speaks it without a reload', async () => {
    const load = jest.fn(() => Promise.resolve({ default: { hello: 'hello' } }));
    const other = () => Promise.resolve({ default: { hello: '' } });
    const messages = defineMessages<Sample>({ hello: '你好' }, { 'zh-Hant': other, en: load, fr: other, es: other });
    expect(messages().hello).toBe('你好');
    expect(load).not.toHaveBeenCalled();
    language.set('en');
    expect(messages().hello).toBe('你好');
    await whenIdle();
    expect(messages().hello).toBe('hello');
    language.set('zh-Hans');
    expect(messages().hello).toBe('你好');
    language.set('en');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the words on screen when a language cannot be loaded', async () => {
    const fails = () => Promise.reject(new Error('no network'));
    const messages = defineMessages<Sample>({ hello: '你好' }, { 'zh-Hant': fails, en: fails, fr: fails, es: fails });
    language.set('es');
    await whenIdle();
    expect(messages().hello).toBe('你好');
  });
});

describe('the language of a system locale', () => {
  it.each([
    ['zh-CN', 'zh-Hans'],
    ['zh_TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['en-GB', 'en'],
    ['fr', 'fr'],
    ['es-419', 'es'],
    ['de-DE', 'zh-Hans'],
    ['', 'zh-Hans']
  ])('%s is %s', (locale, expected) => {
    expect(languageOfLocale(locale)).toBe(expected);
  });
});
