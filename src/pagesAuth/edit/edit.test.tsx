import { act } from 'react-dom/test-utils';
import formMessages from '@/components/form/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildBasicInfo } from '@/testing/buildBasicInfo';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import addressMessages from '../addressManager/locale/zh-Hans';
import messages from './locale/zh-Hans';

const region = { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] };
const info = buildBasicInfo();

const api = fakeApi();
let page: OpenedPage;
const updates = () => api.calls.filter(({ name }) => name.includes('basicInfo/update')).map(({ input }) => input);

const canSave = () => page.find(messages.save).closest('[aria-disabled="true"]') === null;

async function renderPage(
  route: 'edit.basicInformation' | 'edit.nickName' | 'edit.address',
  saved = info
): Promise<void> {
  api.on({ 'POST /api/member/user/getBasicInfo': saved });
  user.setToken('t1');
  page = await openPage(`/${routes[route]}`);
  await page.waitFor(messages.save);
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.connect();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/market/varieties': [
      { id: 'star-anise', name: '八角', initials: ['bj'], grades: [] },
      { id: 'clove', name: '丁香', initials: ['dx'], grades: [] }
    ],
    'POST /api/front/address/list': [],
    'POST /api/member/user/basicInfo/update': (changes) => ({
      ...info,
      ...(changes.nickname !== undefined && { nickname: changes.nickname }),
      ...(changes.intro !== undefined && { intro: changes.intro }),
      ...(changes.identity !== undefined && { identity: changes.identity }),
      ...(changes.varietyIds !== undefined && { varietyIds: changes.varietyIds }),
      address: changes.address ? { region, detail: changes.address.detail } : null
    })
  });
});

describe('Basic information page', () => {
  it('asks a visitor to log in', async () => {
    user.setToken('');
    page = await openPage(`/${routes['edit.basicInformation']}`);
    await page.waitFor(messages.loggedOut);
    expect(api.calls.filter(({ name }) => name.includes('getBasicInfo'))).toEqual([]);
  });

  it('reports a banned introduction and keeps the input', async () => {
    api.on({
      'POST /api/member/user/basicInfo/update': () => {
        throw new FakeError('VALIDATION', { fields: { intro: 'banned' } });
      }
    });
    await renderPage('edit.basicInformation');
    await page.type(messages.intro, '代开发票');
    await page.tap(messages.save);
    await page.waitFor(messages.introBanned);
    expect(page.field(messages.intro).value).toBe('代开发票');
  });

  it('reports a rejected picture and keeps the input', async () => {
    api.on({
      'POST /api/member/user/basicInfo/update': () => {
        throw new FakeError('VALIDATION', { fields: { avatarUrl: 'unfit' } });
      }
    });
    await renderPage('edit.basicInformation');
    await page.type(messages.intro, '收八角');
    await page.tap(messages.save);
    await page.waitFor(messages.avatarUnfit);
    expect(page.field(messages.intro).value).toBe('收八角');
  });

  it('reports an invalid name on saving, not while typing, and sends nothing', async () => {
    await renderPage('edit.basicInformation');
    await page.type('realName', 'Qin');
    expect(page.has(messages.realNameWrong)).toBe(false);
    await page.tap(messages.save);
    await page.waitFor(messages.realNameWrong);
    expect(updates()).toEqual([]);
  });

  it('sends only changed fields and updates the completeness', async () => {
    await renderPage('edit.basicInformation');
    expect(page.has(messages.completion(13))).toBe(true);
    await page.tap(messages.identities.trader);
    await page.tap(messages.varietiesPlaceholder);
    await page.waitFor('八角');
    await page.tap('八角');
    await page.tap('确定（1）');
    await page.tap(messages.save);
    await page.waitFor(messages.saved);
    expect(updates()).toEqual([{ identity: 'trader', varietyIds: ['star-anise'] }]);
    expect(page.has(messages.completion(38))).toBe(true);
  });

  it('shows the verified name without an input', async () => {
    await renderPage('edit.basicInformation', { ...info, realName: '覃秀兰', isRealNameLocked: true });
    expect(page.has(messages.realNameLocked)).toBe(true);
    expect(page.root().querySelector('[name="realName"]')).toBeNull();
  });

  it('saves the changes of a verified user, whose name is shown masked', async () => {
    await renderPage('edit.basicInformation', { ...info, realName: '覃**', isRealNameLocked: true });
    await page.type(messages.intro, '收八角');
    await page.tap(messages.save);
    expect(updates()).toEqual([{ intro: '收八角' }]);
  });

  it('keeps the input of a submission that failed, and sends it on retry', async () => {
    await renderPage('edit.basicInformation');
    await page.type(messages.intro, '收八角');
    api.disconnect();
    await page.tap(messages.save);
    expect([page.has(formMessages.notSent), page.field(messages.intro).value]).toEqual([true, '收八角']);
    api.connect();
    await page.tap('重试');
    expect([updates().at(-1), page.has(formMessages.notSent)]).toEqual([{ intro: '收八角' }, false]);
    expect(canSave()).toBe(false);
  });

  it('saves once when the button is tapped repeatedly', async () => {
    await renderPage('edit.basicInformation');
    await page.tap(messages.identities.trader);
    const button = page.find(messages.save);
    await Promise.all([page.tap(messages.save), Promise.resolve(button.click())]);
    expect(updates()).toEqual([{ identity: 'trader' }]);
  });

  it('keeps the input when another page has changed a part of the profile meanwhile', async () => {
    await renderPage('edit.basicInformation');
    await page.type(messages.intro, '收八角');
    api.on({ 'POST /api/member/user/getBasicInfo': { ...info, nickname: '山里人' } });
    await page.show();
    expect([page.has('山里人'), page.field(messages.intro).value]).toEqual([true, '收八角']);
  });

  it('asks for confirmation before leaving with unsaved changes', async () => {
    await renderPage('edit.basicInformation');
    await page.tap(messages.genders.female);
    await page.tap('返回');
    await page.waitFor(messages.leaveTitle);
    await page.tap(messages.stay);
    await page.tap(messages.genders.none);
  });
});

describe('Nickname page', () => {
  it('shows the nickname after a login on the page', async () => {
    api.on({ 'POST /api/member/user/getBasicInfo': info });
    user.setToken('');
    page = await openPage(`/${routes['edit.nickName']}`);
    await page.settle();
    act(() => user.setToken('T'));
    await page.settle();
    expect(page.field('nickname').value).toBe(info.nickname);
  });

  it('enables saving only for a changed and valid nickname', async () => {
    await renderPage('edit.nickName');
    expect(canSave()).toBe(false);
    for (const [typed, problem] of [
      ['长'.repeat(17), messages.nicknameProblems.tooLong],
      ['八角🌶', messages.nicknameProblems.characters]
    ] as const) {
      await page.type('nickname', typed);
      expect([page.has(problem), canSave()]).toEqual([true, false]);
    }
    await page.type('nickname', '长'.repeat(16));
    expect([page.has('16/16'), canSave()]).toEqual([true, true]);
    await page.type('nickname', ' 覃秀兰 ');
    expect(canSave()).toBe(false);
  });

  it('reports a banned nickname and keeps it in the field', async () => {
    api.on({
      'POST /api/member/user/basicInfo/update': () => {
        throw new FakeError('VALIDATION', { fields: { nickname: 'banned' } });
      }
    });
    await renderPage('edit.nickName');
    await page.type('nickname', '香市客服');
    await page.tap(messages.save);
    await page.waitFor(messages.nicknameBanned);
    expect(page.root().querySelector<HTMLInputElement>('[name="nickname"]')?.value).toBe('香市客服');
  });

  it('shows a submission that failed offline and sends it on retry', async () => {
    await renderPage('edit.nickName');
    await page.type('nickname', '山里人');
    api.disconnect();
    await page.tap(messages.save);
    await page.waitFor(formMessages.notSent);
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    await page.settle();
    expect(updates().at(-1)).toEqual({ nickname: '山里人' });
  });

  it('leaves the page alone that the user has opened before the nickname is saved', async () => {
    const answer = deferred<typeof info>();
    api.on({ 'POST /api/member/user/basicInfo/update': () => answer.promise });
    await renderPage('edit.nickName');
    await page.type('nickname', '山里人');
    await page.tap(messages.save);
    page = await openPage(`/${routes['address.list']}`);
    await page.settle();
    answer.resolve(info);
    await page.advance(1000);
    expect(page.has(addressMessages.title)).toBe(true);
  });

  it('shows from which date the nickname can be changed again', async () => {
    await renderPage('edit.nickName', { ...info, nicknameFromMs: Date.parse('2030-01-02T03:00:00+08:00') });
    expect(page.has(messages.nicknameLater('2030-01-02'))).toBe(true);
    await page.type('nickname', '山里人');
    expect(canSave()).toBe(false);
  });

  it('saves the nickname with normalised spaces', async () => {
    await renderPage('edit.nickName');
    await page.type('nickname', '  山里  人 ');
    await page.tap(messages.save);
    await page.settle();
    expect(updates()).toEqual([{ nickname: '山里 人' }]);
  });
});

describe('Address page', () => {
  it('reports each missing or invalid field', async () => {
    await renderPage('edit.address');
    await page.type(messages.addressDetail, '四个字啊');
    await page.tap(messages.save);
    await page.waitFor(messages.addressDetailWrong);
    expect(page.has(messages.addressRegionWrong)).toBe(true);
    expect(updates()).toEqual([]);
  });

  it('saves the address and asks for confirmation before clearing it', async () => {
    await renderPage('edit.address', { ...info, address: { region, detail: '民主南路 8 号' } });
    await page.type(messages.addressDetail, '民主南路 18 号');
    await page.tap(messages.save);
    await page.settle();
    expect(updates()).toEqual([{ address: { regionCode: '450902', detail: '民主南路 18 号' } }]);
    api.calls.length = 0;
    await renderPage('edit.address', { ...info, address: { region, detail: '民主南路 18 号' } });
    await page.tap(messages.clear);
    await page.waitFor(messages.clearTitle);
    expect(updates()).toEqual([]);
  });
});
