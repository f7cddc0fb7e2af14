import { act } from 'react-dom/test-utils';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAddress } from '@/testing/buildAddress';
import { buildBasicInfo } from '@/testing/buildBasicInfo';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import addressMessages from '../addressManager/locale/zh-Hans';
import messages from './locale/zh-Hans';

const info = buildBasicInfo();
const long = buildAddress({ id: 'a2', receiver: '韦明远', street: '路'.repeat(58), isDefault: false });
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/front/region/tree': [],
  'POST /api/member/user/getBasicInfo': info,
  'POST /api/member/user/basicInfo/update': info,
  'POST /api/front/address/list': [buildAddress(), long]
});
const savedInputs = () => api.calls.filter(({ name }) => name.endsWith('basicInfo/update')).map(({ input }) => input);

let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  api.calls.length = 0;
  user.setToken('T');
  page = await openPage(`/${routes['edit.address']}`);
  await page.waitFor(messages.addressPick);
});

describe('Profile address page', () => {
  it('shows the form after a login on the page', async () => {
    user.setToken('');
    page = await openPage(`/${routes['edit.address']}`);
    await page.settle();
    expect(page.has(messages.addressPick)).toBe(false);
    act(() => user.setToken('T'));
    await page.waitFor(messages.addressPick);
  });

  it('keeps the address when the user returns from the delivery addresses without choosing', async () => {
    await page.tap(messages.addressPick);
    await page.waitFor(addressMessages.chooseTitle);
    await page.tap('返回');
    await page.waitFor(messages.addressTitle);
    expect(page.has(messages.regionPlaceholder)).toBe(true);
  });

  it('reports a chosen delivery address that is too long', async () => {
    await page.tap(messages.addressPick);
    await page.waitFor('韦明远');
    await page.tap(addressMessages.choose('韦明远'));
    await page.waitFor(messages.addressDetailWrong);
    await page.tap(messages.save);
    expect(savedInputs()).toEqual([]);
  });

  it('fills in a delivery address including the door number', async () => {
    await page.tap(messages.addressPick);
    await page.waitFor('覃秀兰');
    await page.tap(addressMessages.choose('覃秀兰'));
    await page.waitFor('广西壮族自治区 玉林市 玉州区');
    await page.tap(messages.save);
    await page.settle();
    expect(savedInputs()).toEqual([{ address: { regionCode: '450902', detail: '二环北路香料市场 3 栋' } }]);
  });
});
