import { expect, test } from '../fixtures';
import { contrastFaultsOf } from '../pages/pictureContrast';

const line = 'height:20px;font:16px/20px sans-serif;';
const message = 'Star anise, dried, whole, first grade, of this autumn';

test('the measure of contrast leaves out what is cut off below a text, and finds what lies behind it', async ({
  page
}) => {
  await page.setContent(`
    <div style="width:120px;background:#fff;color:#111">
      <div id="clamped" style="${line}overflow:hidden">${message}</div>
      <div style="height:80px;background:#111"></div>
      <div style="${line}overflow:hidden;background:#111;color:#eee">dark<div id="hidden">${message}</div></div>
      <div id="pale" style="${line}overflow:hidden;background:linear-gradient(#333,#222)">Cassia</div>
    </div>`);
  const texts = ['#clamped', '#hidden', '#pale'].map((selector) => ({ selector }));
  expect(await contrastFaultsOf(page, texts)).toEqual([
    expect.stringMatching(/^contrast over a picture: 1\.\d\d of “Cassia”$/)
  ]);
});

test('the measure of contrast counts what is behind the letters, not what their font reserves above them', async ({
  page
}) => {
  await page.setContent(`
    <div style="position:relative;width:72px;height:72px;background:#c8beb4">
      <span id="mark" style="position:absolute;right:0;bottom:0;font:11px/15px sans-serif;background:#1d1a18;color:#9c928a">
        示意图
      </span>
    </div>`);
  expect(await contrastFaultsOf(page, [{ selector: '#mark' }])).toEqual([]);
});
