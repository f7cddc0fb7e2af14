import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { openRoute } from '@/testing/openRoute';
import words from '../locale/zh-Hans';

fakeApi();
beforeAll(() => settings.setLanguage('zh-Hans'));

describe('the material examples', () => {
  it('show good and bad photos, the letter, the seal and what people ask', async () => {
    const page = await openRoute('attestation.materialExample', '');
    for (const text of [
      words.goodTitle,
      ...Object.values(words.bad),
      words.letterTitle,
      words.sealTitle,
      words.faqTitle
    ]) {
      expect(page.has(text)).toBe(true);
    }
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    await page.tap(words.copy);
    await page.waitFor(words.copied);
    expect(writeText).toHaveBeenCalledWith(words.letter);
  });
});
