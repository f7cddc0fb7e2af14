import { act } from 'react-dom/test-utils';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';
import { voiceConsent } from './voiceConsent';

const t = messages.voice;
fakeApi({ 'GET /api/front/search/hotWords': [] });
let page: OpenedPage;

/** Fake of the browser's speech recognition, which hears what the test passes. */
class Recogniser {
  static heard: Recogniser[] = [];
  lang = '';
  isOn = false;
  onresult: (event: object) => void = () => undefined;
  onerror: (event: { error: string }) => void = () => undefined;
  onend: () => void = () => undefined;
  start = () => {
    this.isOn = true;
    Recogniser.heard.push(this);
  };
  stop = () => this.end();
  hear = (...parts: string[]) => this.onresult({ results: parts.map((transcript) => [{ transcript }]) });
  end = (error?: string) => {
    this.isOn = false;
    if (error) this.onerror({ error });
    this.onend();
  };
}

const speaker = () => Recogniser.heard.at(-1);
const during = async (happen: (one: Recogniser) => void) => {
  act(() => {
    const one = speaker();
    if (one) happen(one);
  });
  await page.settle();
};
const field = () => page.root().querySelector<HTMLInputElement>('[name="q"]')?.value;
const renderPage = async () => {
  page = await openPage(`/${routes['search.middle']}`);
  await page.settle();
};

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  Recogniser.heard = [];
  Object.assign(window, { webkitSpeechRecognition: Recogniser });
  await renderPage();
});

describe('voice search', () => {
  it('is not offered without speech recognition in the browser', async () => {
    Object.assign(window, { webkitSpeechRecognition: undefined });
    await renderPage();
    expect(page.has(messages.placeholder)).toBe(true);
    expect(page.has(t.speak)).toBe(false);
  });

  it('[compliance 3] names the speech provider first, and does not listen when the user declines', async () => {
    await page.tap(t.speak);
    await page.waitFor(t.purpose);
    expect(speaker()).toBeUndefined();
    await page.tap('取消');
    expect(speaker()).toBeUndefined();
    await page.tap(t.speak);
    await page.waitFor(t.start);
    await page.tap(t.start);
    expect(speaker()?.lang).toBe('zh-CN');
    expect(page.has(t.listening)).toBe(true);
    await during((one) => one.end());
  });

  it.each([
    ['not-allowed', t.refused],
    ['no-speech', t.silence],
    ['audio-capture', t.failed],
    ['network', '没连上服务器']
  ])('shows the outcome of the error %s', async (error, text) => {
    voiceConsent.agree();
    await page.tap(t.speak);
    await during((one) => one.end(error));
    await page.waitFor(text);
    expect(page.has(t.listening)).toBe(false);
    if (error === 'not-allowed') await page.tap('确定');
  });

  it('fills the field while listening, without a full stop added by the engine', async () => {
    await page.tap(t.speak);
    await during((one) => one.hear('八'));
    expect(field()).toBe('八');
    await during((one) => one.hear('八角', '大红。'));
    expect(field()).toBe('八角大红');
    await during((one) => one.end());
    expect(page.has(messages.searchFor('八角大红'))).toBe(true);
    expect(page.has(t.speak)).toBe(true);
  });

  it('stops on a second tap and when the page is left', async () => {
    await page.tap(t.speak);
    await page.tap(t.stop);
    expect(speaker()?.isOn).toBe(false);
    await page.tap(t.speak);
    expect(speaker()?.isOn).toBe(true);
    await openPage(`/${routes['news.copyClipboard']}?text=x`);
    expect(speaker()?.isOn).toBe(false);
  });
});
