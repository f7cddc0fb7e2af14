import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import type { HolderPerson } from '@contract/holder';
import { routes } from '../../../src/routes';
import { addPerson, createCard, peopleOf, scanCodeOf } from '../../businessCard';
import { readTable, readVCards } from '../../exportedPeople';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

const [member, other] = ['19900000641', '19900000642'];
const search = { placeholder: '搜姓名、公司、备注' };
const contact = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:覃扫码', 'TITLE:店长', 'TEL;TYPE=CELL:13700137000', 'END:VCARD'];
/** From A to Z, with numbers of their own. */
const people = ['白果', '陈皮', '丁香', '方桂', '甘松', '胡椒', '姜黄', '荆芥', '莫问', '秦椒', '孙麻', '周海宁'];

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();

describe('the card holder in the mini-program', () => {
  const scene = setupScenario();
  let token: string;

  before(async () => {
    const { url } = scene.server;
    token = await startSession(url, member);
    for (const [index, name] of people.entries()) {
      await addPerson(url, token, { name, mobile: `137001380${10 + index}`, companyName: `${name}商行` });
    }
    await addPerson(url, token, { email: 'lu@example.com', weChatId: 'lu_zhiqiang' });
  });

  const panel = { path: routes['vcard.webview'], query: { webviewPathName: 'VcardHolder' }, scene: 1007 };
  const open = () => scene.openAs(member, panel.path, panel.query);
  const isRead = (app: App, text: string) => app.until(() => app.page.text().includes(text));
  const isGone = (app: App, text: string) => app.until(() => !app.page.text().includes(text));
  const namesOf = async () => (await peopleOf(scene.server.url, token)).map(({ name }) => name);

  /** Chooses from the menu of the panel. */
  async function choose(app: App, text: string): Promise<void> {
    await app.tap({ label: '更多' });
    await app.tap({ text });
  }

  it('finds people by pinyin, and leads to a letter', async () => {
    const app = await open();
    assert.match(app.page.text(), /13 人[\s\S]*白果/);
    await app.input(search, 'zhouhai', 'more');
    await isGone(app, '白果');
    assert.match(app.page.text(), /周海宁/);
    await app.input(search, '', 'more');
    await isRead(app, '白果');
    // The first one is the letter above the rows.
    await app.tap({ text: 'S', nth: 1 });
    assert.ok(app.page.scrollTop > 300, String(app.page.scrollTop));
  });

  it('tags and notes a person, who is saved in the address book of the phone', async () => {
    const app = await open();
    await app.input(search, '陆志强', 'more');
    await isGone(app, '白果');
    await app.tap({ text: '采购主管' });
    await isRead(app, '存通讯录');
    await app.tap({ text: '存通讯录' });
    assert.deepEqual(
      app.sideEffects.contacts.map(({ firstName, organization, title, mobilePhoneNumber, weChatNumber, email }) => [
        firstName,
        organization,
        title,
        mobilePhoneNumber,
        weChatNumber,
        email
      ]),
      [['陆志强', '辛味食品', '采购主管', '13900139000', 'lu_zhiqiang', 'lu@example.com']]
    );
    await app.tap({ text: '加标签' });
    await app.tap({ text: '新标签' });
    await app.input({ tag: 'input', nth: 1 }, '老客户');
    await app.tap({ text: '确定' });
    await isRead(app, '老客户');
    await app.tap({ label: '关闭' });
    await app.tap({ text: '写备注' });
    await app.input({ tag: 'textarea' }, '第一行，"引号"\n第二行; 🌶️');
    await app.tap({ text: '保存' });
    await isRead(app, '第二行; 🌶️');
    const [known] = (await peopleOf(scene.server.url, token)).filter(({ name }) => name === '陆志强');
    assert.deepEqual([known?.tags, known?.note], [['老客户'], '第一行，"引号"\n第二行; 🌶️']);
  });

  it('names the failure when the code of a person was not loaded, and opens the person after it arrived', async () => {
    const { storage } = await open();
    const app = await scene.open({ ...panel, storage, lostPackages: ['async/holderSheets'] });
    await app.tap({ text: '白果' });
    await isRead(app, '没连上服务器，点一下重试');
    app.packages.unreachable.clear();
    await app.tap({ text: '白果' });
    await isRead(app, '存通讯录');
  });

  it('tags and removes the chosen people, and brings them back', async () => {
    const { storage } = await open();
    const app = await scene.open({ ...panel, storage });
    await app.tapForWindow({ label: '多选' });
    await app.tap({ text: '白果' });
    await app.tap({ text: '陈皮' });
    assert.match(app.page.text(), /已选 2 人/);
    await app.tap({ text: '标签' });
    await app.tap({ text: '加标签' });
    await app.tap({ text: '老客户' });
    await isRead(app, '2 人已更新');
    await app.tap({ text: '移除' });
    // The last one is the answer to the question.
    await app.tapForWindow({ text: '移除', nth: 1 });
    await isRead(app, '已移除 2 人');
    assert.equal((await namesOf()).length, 11);
    await app.tap({ text: '撤销' });
    await isRead(app, '白果');
    assert.equal((await namesOf()).length, 13);
  });

  it('merges two with the same number', async () => {
    await addPerson(scene.server.url, token, { name: '陆志強' });
    const app = await open();
    await choose(app, '合并重复的人');
    await isRead(app, '陆志強');
    await app.tap({ text: '合并 2 人' });
    await app.tap({ text: '合并' });
    await isRead(app, '没有重复的人');
    assert.deepEqual(
      (await namesOf()).filter((name) => name.startsWith('陆')),
      ['陆志强']
    );
  });

  it('fills the form from a scanned contact', async () => {
    const app = await open();
    app.media.scanResult = { result: contact.join('\r\n') };
    await app.tap({ label: '扫一扫' });
    assert.match(app.page.text(), /从二维码里读到这些/);
    await app.tap({ text: '保存' });
    await isRead(app, '已加入名片夹');
    const [scanned] = (await peopleOf(scene.server.url, token)).filter(({ name }) => name === '覃扫码');
    assert.deepEqual([scanned?.position, scanned?.person.mobile, scanned?.source], ['店长', '13700137000', 'scan']);
  });

  it('opens at the requests that wait', async () => {
    const app = await scene.openAs(member, panel.path, { ...panel.query, pageType: 'requests' });
    assert.match(app.page.text(), /收到的/);
  });

  it('opens the card of a scanned code', async () => {
    const { url } = scene.server;
    const owner = await startSession(url, other);
    const code = await scanCodeOf(url, owner, (await createCard(url, owner)).id);
    const app = await open();
    app.media.scanResult = { result: code };
    await app.tap({ label: '扫一扫' });
    assert.deepEqual([app.page.path, app.page.query.code], [routes['vcard.shareMiddlePage'], code]);
    await isRead(app, '韦小暖');
  });

  it('reads a photo of a paper card, and says that the demo reads an example', async () => {
    const app = await open();
    const content = await photo();
    app.media.chosenFiles = [{ tempFilePath: app.putFile('card.jpg', content), size: content.length }];
    await choose(app, '拍纸质名片');
    await app.tap({ text: '去选择' });
    await isRead(app, '演示环境没有识别服务，这是一份示例');
    await app.tap({ text: '保存' });
    await isRead(app, '已加入名片夹');
    assert.equal((await namesOf()).length, 15);
  });

  it('sends the people as a file to a chat, which is read back', async () => {
    const app = await open();
    const known = await peopleOf(scene.server.url, token);
    const expected = known.map(({ person, note, tags }): HolderPerson & { note: string; tags: readonly string[] } => ({
      ...person,
      note,
      tags
    }));
    for (const [format, read, ending] of [
      ['vCard 3.0', readVCards, '.vcf'],
      ['vCard 4.0', readVCards, '.vcf'],
      ['表格（CSV）', readTable, '.csv']
    ] as const) {
      await choose(app, '导出');
      await app.tap({ text: format });
      await app.tap({ text: '发到聊天' });
      const file = app.files.shared.at(-1);
      assert.ok(file?.name.endsWith(ending), file?.name);
      assert.deepEqual(read(file?.content.toString('utf8') ?? ''), expected);
    }
    app.files.answers = 'cancel';
    await choose(app, '导出');
    await app.tap({ text: 'vCard 3.0' });
    await app.tap({ text: '发到聊天' });
    assert.equal(app.files.shared.length, 3);
    assert.doesNotMatch(app.page.text(), /没有导出/);
  });
});
