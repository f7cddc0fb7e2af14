import type { MapPosition } from '@contract/region';
import { errorText } from '@/locale/errorText';
import type { PickedLocation } from '@/platform/pickLocation/types';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAddress } from '@/testing/buildAddress';
import { buildApiError } from '@/testing/buildApiError';
import { buildPerson } from '@/testing/buildPerson';
import { buildCompanyInfo } from '@/testing/buildTeam';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import addressMessages from '../../addressManager/locale/zh-Hans';
import companyMessages from '../../company/locale/zh-Hans';
import messages from './locale/zh-Hans';

const yulin = { code: '450900', name: '玉林市', children: [{ code: '450902', name: '玉州区' }] };
const position = { latitude: 22.66, longitude: 110.17 };
const market = { ...position, name: '香料市场', address: '广西壮族自治区玉林市玉州区二环北路1号' };
const own = buildCompanyInfo({ myRole: 'owner', contactMobile: '13800138000', isContactMasked: false, position });
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'POST /api/front/address/list': [buildAddress({ position })],
  'GET /api/front/company/info': own,
  'GET /api/front/company/supplies': { items: [], nextCursor: null },
  'POST /api/front/company/update': own
});

let page: OpenedPage;
/** The map picker as on WeChat; the tests run the H5 build, whose platform has none. */
const mockPicker = {
  canPickLocation: true,
  pickLocation: jest.fn<Promise<PickedLocation | null>, [from: MapPosition | null]>()
};
jest.mock('@/platform/pickLocation', () => ({
  get canPickLocation() {
    return mockPicker.canPickLocation;
  },
  pickLocation: (from: MapPosition | null) => mockPicker.pickLocation(from)
}));
const { pickLocation } = mockPicker;
const renderForm = async (query = '') => {
  page = await openPage(`/${routes['address.edit']}${query}`);
  await page.settle();
};
const choose = async (row = messages.choose) => {
  await page.tap(row);
  await page.tap(messages.goOn);
  await page.settle();
};
const valueOf = (name: string) => page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  mockPicker.canPickLocation = true;
  pickLocation.mockReset().mockResolvedValue(market);
  api.on({
    'GET /api/front/region/tree': [{ code: '450000', name: '广西壮族自治区', children: [yulin] }]
  });
  user.setToken('T');
});

describe('MapLocationField', () => {
  it('offers no picking without a map, but allows removing a stored position', async () => {
    mockPicker.canPickLocation = false;
    await renderForm();
    expect(page.has(messages.label)).toBe(false);
    await renderForm('?id=a1');
    expect([page.has(messages.marked), page.has(messages.choose)]).toEqual([true, false]);
    await page.tap(messages.removeFromMap);
    expect(page.has(messages.label)).toBe(false);
  });

  it('[compliance 3] opens the map only after its purpose was shown', async () => {
    await renderForm();
    await page.tap(messages.choose);
    expect(page.has(addressMessages.mapPurpose)).toBe(true);
    await page.tap('取消');
    expect(pickLocation).not.toHaveBeenCalled();
  });

  it.each([
    ['the platform refuses', () => pickLocation.mockRejectedValue(new Error('fail')), messages.refused],
    ['it is abroad', () => pickLocation.mockResolvedValue({ ...market, latitude: 54.01 }), messages.outside]
  ])('changes nothing and shows a message when %s', async (_, play, sentence) => {
    play();
    await renderForm();
    await page.type('receiver', '李四');
    await choose();
    expect([page.has(sentence), page.has(messages.marked), valueOf('receiver')]).toEqual([true, false, '李四']);
  });

  it('changes nothing and shows no message when the user cancels', async () => {
    pickLocation.mockResolvedValue(null);
    await renderForm();
    await choose();
    expect([page.has(messages.refused), page.has(messages.marked)]).toEqual([false, false]);
  });

  it('shows an error when the regions cannot be loaded', async () => {
    api.on({
      'GET /api/front/region/tree': () => {
        throw new FakeError('INTERNAL');
      }
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderForm();
    await choose();
    expect([page.has(messages.marked), page.has(errorText(buildApiError('INTERNAL')))]).toEqual([false, true]);
  });

  it('fills in region and street and keeps the other input', async () => {
    await renderForm();
    await page.type('receiver', '李四');
    await choose();
    expect([page.has(messages.marked), page.has('广西壮族自治区 玉林市 玉州区'), valueOf('receiver')]).toEqual([
      true,
      true,
      '李四'
    ]);
    await choose(messages.marked);
    expect(pickLocation.mock.calls).toEqual([[null], [position]]);
  });

  it('sets and removes the position in the company form', async () => {
    page = await openPage(`/${routes['company.information']}?id=c1`);
    await page.settle();
    await page.tap(companyMessages.info.edit);
    await page.tap(messages.removeFromMap);
    expect(page.has(messages.marked)).toBe(false);
    await page.tap(messages.choose);
    expect(page.has(companyMessages.form.mapPurpose)).toBe(true);
    pickLocation.mockResolvedValue({ ...market, address: '玉林市二环北路' });
    await page.tap(messages.goOn);
    await page.settle();
    await page.tap('玉州区');
    await page.settle();
    expect([page.has(messages.marked), valueOf('address')]).toEqual([true, '二环北路香料市场']);
    await page.tap(companyMessages.save);
    await page.settle();
    const sent = api.calls.filter(({ name }) => name.endsWith('company/update')).map(({ input }) => input);
    expect(sent).toMatchObject([{ regionCode: '450902', address: '二环北路香料市场', position }]);
  });
});
