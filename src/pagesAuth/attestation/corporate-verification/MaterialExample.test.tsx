import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { openRoute } from '@/testing/openRoute';
import messages from '../locale/zh-Hans';

fakeApi();
beforeAll(() => settings.setLanguage('zh-Hans'));

describe('Material examples page', () => {
  it('shows good and bad photos, the authorisation letter, the seal and the FAQ', async () => {
    const page = await openRoute('attestation.materialExample', '');
    for (const text of [
      messages.goodTitle,
      ...Object.values(messages.bad),
      messages.letterTitle,
      messages.sealTitle,
      messages.faqTitle
    ]) {
      expect(page.has(text)).toBe(true);
    }
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    await page.tap(messages.copy);
    await page.waitFor(messages.copied);
    expect(writeText).toHaveBeenCalledWith(messages.letter);
  });
});
