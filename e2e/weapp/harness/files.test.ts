import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SampleApp } from './sampleApp';

const sample = new SampleApp();

const write = (path: string, data: string, encoding: string, then: string) =>
  `wx.getFileSystemManager().writeFile({ filePath: ${path}, data: "${data}", encoding: "${encoding}", success: function () { ${then} }, fail: show });`;
const own = (name: string) => `wx.env.USER_DATA_PATH + "/${name}"`;
const shareIt =
  'wx.shareFileMessage({ filePath: wx.env.USER_DATA_PATH + "/a.csv", fileName: "b.csv", complete: show });';

describe('files in the harness', () => {
  for (const [path, said] of [
    ['"/etc/passwd"', /writeFile:fail permission denied/],
    ['"http://tmp/a.csv"', /writeFile:fail permission denied/],
    [own('folder/a.csv'), /writeFile:fail no such file or directory/],
    [own('long'.repeat(80)), /writeFile:fail File name too long/]
  ] as const) {
    it(`are not written to ${path.slice(0, 50)}`, async () => {
      assert.match(await sample.answerOf(write(path, 'x', 'utf8', '')), said);
    });
  }

  it('are refused as base64 with a data URI prefix', async () => {
    const script = write(own('a.pdf'), 'data:application/pdf;base64,aGk=', 'base64', '');
    assert.match(await sample.answerOf(script), /writeFile:fail base64 encode error/);
  });

  it('open as documents of the types that WeChat shows, and only if they exist', async () => {
    const open = (name: string) => `wx.openDocument({ filePath: ${own(name)}, fail: show });`;
    assert.match(await sample.answerOf(open('a.pdf')), /openDocument:fail no such file/);
    assert.match(await sample.answerOf(write(own('a.csv'), 'x', 'utf8', open('a.csv'))), /filetype not supported/);
    const { files } = await sample.tapping(
      `function show() {} ${write(own('a.pdf'), 'aGk=', 'base64', open('a.pdf'))}`
    );
    assert.deepEqual(files.opened, [
      { path: 'http://usr/a.pdf', content: Buffer.from('hi'), type: 'pdf', showMenu: false }
    ]);
  });

  it('are sent to a chat under their name, unless the user cancels', async () => {
    const app = await sample.start(
      `function show(r) { page.show(r.errMsg); } ${write(own('a.csv'), '八角', 'utf8', shareIt)}`
    );
    app.files.answers = 'cancel';
    await app.tap({ id: 'go' });
    assert.match(app.page.text(), /shareFileMessage:fail cancel/);
    app.files.answers = 'send';
    await app.tap({ id: 'go' });
    assert.deepEqual(app.files.shared, [{ path: 'http://usr/a.csv', content: Buffer.from('八角'), name: 'b.csv' }]);
  });

  it('are sent to no chat without a tap, nor after a wait for the server', async () => {
    const written = `function show(r) { page.show(r.errMsg); } ${write(own('a.csv'), 'x', 'utf8', shareIt)}`;
    const app = await sample.start('', written);
    assert.match(app.page.text(), /can only be invoked by user TAP gesture/);
    const late = write(
      own('a.csv'),
      'x',
      'utf8',
      `wx.request({ url: "${sample.url}/slow", success: function () { ${shareIt} } });`
    );
    assert.match(await sample.answerOf(late), /can only be invoked by user TAP gesture/);
  });

  it('are downloaded whatever the server answers, to a temporary path or a given one', async () => {
    const download = (more: string) =>
      `wx.downloadFile({ url: "http://127.0.0.1:8080/missing.pdf", ${more} success: function (r) { page.show(r.statusCode + " " + (r.tempFilePath || r.filePath)); } });`;
    const app = await sample.tapping(download(''));
    assert.match(app.page.text(), /404 http:\/\/tmp\/1\.pdf/);
    assert.match(app.files.read('http://tmp/1.pdf').toString(), /hello/);
    const kept = await sample.tapping(download(`filePath: ${own('a.pdf')},`));
    assert.match(kept.page.text(), /404 http:\/\/usr\/a\.pdf/);
  });
});
