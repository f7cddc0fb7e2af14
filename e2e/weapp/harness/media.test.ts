import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

/** Saves and shares the picture at a path, an expression of the script. */
const saveAndShare = (path: string) =>
  `wx.saveImageToPhotosAlbum({ filePath: ${path} }); wx.showShareImageMenu({ path: ${path} });`;

describe('media in the harness', () => {
  for (const [call, option] of [
    ['saveImageToPhotosAlbum', 'filePath'],
    ['showShareImageMenu', 'path']
  ] as const) {
    it(`${call} refuses a file that the phone does not have`, async () => {
      const script = `wx.${call}({ ${option}: "http://tmp/none.png", fail: show });`;
      assert.match(await sample.answerOf(script), new RegExp(`${call}:fail no such file`));
    });
  }

  it('a picture of a canvas can be saved and shared', async () => {
    const { media } = await sample.tapping(`wx.createSelectorQuery().select('#chart').fields({ node: true }).exec(
      function (r) { wx.canvasToTempFilePath({ canvas: r[0].node, success: function (made) { ${saveAndShare('made.tempFilePath')} } }); }
    );`);
    assert.deepEqual([media.savedImages, media.sharedImages], [['http://tmp/1.png'], ['http://tmp/1.png']]);
  });

  it('a picture that the app wrote can be saved and shared', async () => {
    const path = 'wx.env.USER_DATA_PATH + "/a.png"';
    const { media } = await sample.tapping(
      `wx.getFileSystemManager().writeFile({ filePath: ${path}, data: "x", success: function () { ${saveAndShare(path)} } });`
    );
    assert.deepEqual([media.savedImages, media.sharedImages], [['http://usr/a.png'], ['http://usr/a.png']]);
  });
});
