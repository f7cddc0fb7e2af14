import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import type { Address } from '@contract/address';
import type { Region } from '@contract/region';
import { MAX_ADDRESSES } from '@rules/address';
import { getRegions } from '@/api/region';
import { pickAddress } from '@/navigation/addressPick';
import { back, push } from '@/navigation/navigate';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAddress } from '@/testing/buildAddress';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const regions: Region[] = [
  {
    code: '450000',
    name: '广西壮族自治区',
    children: [{ code: '450900', name: '玉林市', children: [{ code: '450902', name: '玉州区' }] }]
  }
];
const api = fakeApi();
let page: OpenedPage;
let savedAddresses: Address[];
const listUrl = `/${routes['address.list']}`;
const editUrl = `/${routes['address.edit']}`;
const callsTo = (path: string) => api.calls.filter(({ name }) => name.includes(`/address/${path}`));

async function renderPage(url: string, token = 'T'): Promise<void> {
  user.setToken(token);
  page = await openPage(url);
  await page.settle();
}

/** Opens the form through the list, as a user does. */
async function renderForm(): Promise<void> {
  await renderPage(listUrl);
  await page.tap(messages.add);
  await page.waitFor(messages.save);
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  savedAddresses = [
    buildAddress(),
    buildAddress({ id: 'a2', receiver: '韦明远', label: 'other', labelText: '中转仓', isDefault: false })
  ];
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/region/tree': regions,
    'POST /api/front/address/list': () => savedAddresses,
    'POST /api/front/address/create': () => buildAddress({ id: 'a3' }),
    'POST /api/front/address/remove/{id}': ({ id }) => {
      savedAddresses = savedAddresses.filter((address) => address.id !== id);
      return null;
    },
    'POST /api/front/address/restore/{id}': () => {
      savedAddresses = [buildAddress()];
      return null;
    },
    'POST /api/front/address/setDefault/{id}': null
  });
});

describe('Address list', () => {
  it('stays visible with the age of its data while offline', async () => {
    await renderPage(listUrl);
    network.set(false);
    await page.settle();
    expect(page.root().textContent).toMatch(/网络断开，正在显示 .+ 的数据/);
    expect(page.has('韦明远')).toBe(true);
    network.set(true);
    await page.settle();
    expect(page.root().textContent).not.toContain('网络断开');
  });

  it('asks a visitor to log in and sends no request', async () => {
    await renderPage(listUrl, '');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(callsTo('list')).toEqual([]);
  });

  it('can be retried after a failed load', async () => {
    api.on({
      'POST /api/front/address/list': () => {
        throw new FakeError('INTERNAL');
      }
    });
    await renderPage(listUrl);
    api.on({ 'POST /api/front/address/list': () => savedAddresses });
    await page.tap('重试');
    expect(page.has('韦明远')).toBe(true);
  });

  it('shows recipient, address, the default and the maximum number of addresses', async () => {
    await renderPage(listUrl);
    expect(page.has('138 0013 8000')).toBe(true);
    expect(page.has('广西壮族自治区玉林市玉州区 二环北路香料市场 3 栋')).toBe(true);
    expect(page.has('中转仓')).toBe(true);
    expect(page.root().textContent?.split(messages.isDefault).length).toBe(3);
    expect(page.has(messages.count(2, MAX_ADDRESSES))).toBe(true);
  });

  it('reports that it is full instead of opening the form', async () => {
    savedAddresses = Array.from({ length: MAX_ADDRESSES }, (_, index) => buildAddress({ id: `a${index}` }));
    await renderPage(listUrl);
    const push = jest.spyOn(Taro, 'navigateTo');
    push.mockClear();
    await page.tap(messages.add);
    expect(page.has(messages.full(MAX_ADDRESSES))).toBe(true);
    expect(push).not.toHaveBeenCalled();
  });

  it('undoes a removal', async () => {
    savedAddresses = [buildAddress()];
    await renderPage(listUrl);
    await page.tap(messages.remove);
    expect(page.has(messages.empty)).toBe(true);
    await page.tap(messages.undo);
    expect(callsTo('restore').map(({ input }) => input)).toEqual([{ id: 'a1' }]);
    expect(page.has('覃秀兰')).toBe(true);
  });

  it('makes another address the default', async () => {
    await renderPage(listUrl);
    await page.tap(messages.makeDefault);
    expect(callsTo('setDefault').map(({ input }) => input)).toEqual([{ id: 'a2' }]);
  });

  it('resolves the address picker with the chosen address, or with null when the user goes back', async () => {
    await renderPage(listUrl);
    const given = pickAddress();
    await page.settle();
    expect(page.has(messages.chooseTitle)).toBe(true);
    expect(page.has(messages.remove)).toBe(false);
    await page.tap(messages.choose('韦明远'));
    expect((await given)?.id).toBe('a2');
    const turnedBack = pickAddress();
    await page.settle();
    void Taro.navigateBack();
    // The page is unmounted when its way out has been drawn.
    await page.advance(1000);
    expect(await turnedBack).toBeNull();
    await page.waitFor(messages.title);
  });
});

describe('Address form', () => {
  it('names the missing fields and sends no request', async () => {
    savedAddresses = [];
    await renderForm();
    await page.tap(messages.save);
    expect(page.has(messages.problems.receiver.required)).toBe(true);
    expect(page.has(messages.problems.region.required)).toBe(true);
    expect(callsTo('create')).toEqual([]);
  });

  it('is filled in from a pasted text and saved, requiring nothing beyond that [compliance 7]', async () => {
    await renderForm();
    await page.type(messages.paste, '收货人：张三 138-0013-8001 广西玉林玉州区教育中路 8号');
    await page.tap(messages.recognise);
    expect(page.has(messages.recognised)).toBe(true);
    await page.tap(messages.save);
    expect(callsTo('create').map(({ input }) => ({ ...(input as object), requestId: '' }))).toEqual([
      {
        receiver: '张三',
        mobile: '13800138001',
        regionCode: '450902',
        street: '教育中路8号',
        position: null,
        doorNo: '',
        label: 'company',
        labelText: '',
        isDefault: false,
        requestId: ''
      }
    ]);
    await page.waitFor(messages.title);
  });

  it('shows that a save waits for the recognition of the pasted text, and saves once', async () => {
    // Regions are loaded once for each language: those of another one take the place of the loaded ones.
    settings.setLanguage('zh-Hant');
    await getRegions();
    settings.setLanguage('zh-Hans');
    await renderForm();
    const answer = deferred<Region[]>();
    api.on({ 'GET /api/front/region/tree': () => answer.promise });
    const isSaveBusy = () => page.find(messages.save).closest('[aria-disabled="true"]') !== null;
    await page.type(messages.paste, '收货人：张三 138-0013-8001 广西玉林玉州区教育中路 8号');
    await page.tap(messages.recognise);
    expect(isSaveBusy()).toBe(false);
    await page.tap(messages.save);
    expect(isSaveBusy()).toBe(true);
    await page.tap(messages.save);
    expect(callsTo('create')).toEqual([]);
    answer.resolve(regions);
    await page.waitFor(messages.title);
    expect(callsTo('create').map(({ input }) => input)).toMatchObject([{ receiver: '张三', regionCode: '450902' }]);
  });

  /** Saves a new address, and returns the answer of the server for the test to give. */
  async function saveUnanswered() {
    await renderForm();
    const answer = deferred<Address>();
    api.on({ 'POST /api/front/address/create': () => answer.promise });
    await page.type(messages.paste, '收货人：张三 138-0013-8001 广西玉林玉州区教育中路 8号');
    await page.tap(messages.recognise);
    await page.tap(messages.save);
    return answer;
  }

  it('leaves the list open when the user goes back to it before the address is saved', async () => {
    const answer = await saveUnanswered();
    expect(callsTo('create')).toHaveLength(1);
    await page.tap('返回');
    await page.tap(messages.leave);
    await page.waitFor(messages.title);
    answer.resolve(buildAddress({ id: 'a3' }));
    await page.advance(1000);
    expect(page.has(messages.title)).toBe(true);
  });

  it('closes when it is shown again after a new address was saved behind another page, so that it is not added twice', async () => {
    const answer = await saveUnanswered();
    push('agreement');
    await page.waitFor('香市用户协议');
    answer.resolve(buildAddress({ id: 'a3' }));
    await page.advance(1000);
    expect(page.has('香市用户协议')).toBe(true);
    back();
    await page.advance(1000);
    expect(page.has(messages.save)).toBe(false);
    expect(page.has(messages.title)).toBe(true);
    expect(callsTo('create')).toHaveLength(1);
  });

  it('keeps the entered values when the server does not save them', async () => {
    api.on({
      'POST /api/front/address/create': () => {
        throw new FakeError('CONFLICT');
      }
    });
    savedAddresses = [];
    await renderForm();
    await page.type('receiver', '李四');
    await page.type(messages.paste, '13800138001 广西玉林玉州区教育中路8号');
    await page.tap(messages.recognise);
    expect(page.has(messages.notRecognised(messages.receiver))).toBe(true);
    await page.tap(messages.save);
    expect(page.has(messages.listFull)).toBe(true);
    expect(page.root().querySelector<HTMLInputElement>('[name="receiver"]')?.value).toBe('李四');
  });

  it('asks for confirmation before leaving with unsaved changes', async () => {
    await renderForm();
    await page.type('receiver', '李四');
    await page.tap('返回');
    expect(page.has(messages.leaveTitle)).toBe(true);
    await page.tap(messages.stay);
    expect(page.has(messages.addTitle)).toBe(true);
    await page.tap('返回');
    await page.tap(messages.leave);
    await page.waitFor(messages.title);
  });

  it('lets the browser window close without a warning unless changes would be lost', async () => {
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await renderForm();
    expect(isAsked()).toBe(false);
    await page.type('receiver', '李四');
    expect(isAsked()).toBe(true);
    await page.type('receiver', '');
    expect(isAsked()).toBe(false);
    await page.tap('返回');
    await page.waitFor(messages.title);
    expect(isAsked()).toBe(false);
  });

  it('is loaded after a login on the page', async () => {
    await renderPage(editUrl, '');
    expect(page.has(messages.save)).toBe(false);
    act(() => user.setToken('T'));
    await page.waitFor(messages.save);
  });

  it('reports a missing address', async () => {
    await renderPage(`${editUrl}?id=a9`);
    expect(page.has(messages.missing)).toBe(true);
  });
});
