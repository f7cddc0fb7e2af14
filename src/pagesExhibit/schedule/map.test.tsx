import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildBoothExhibitor, buildExpoSite, buildFloorPlan } from '@/testing/buildFloorPlan';
import { type FakeApi, fakeApi } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { savedPlan } from './map/savedPlan';

const url = `/${routes['exhibit.map']}`;
let api: FakeApi;

const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);
const search = (page: OpenedPage, text: string) => page.type('搜索展位号或展商', text);

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  fakeCanvas();
});
beforeEach(() => {
  user.setToken('');
  savedPlan.clear();
  api = fakeApi({
    'POST /api/front/expo/getFloorPlan': buildFloorPlan(),
    'POST /api/front/expo/getBoothExhibitors': [buildBoothExhibitor()],
    'POST /api/front/expo/getExpoSite': buildExpoSite(),
    'POST /api/front/expo/listBoothFavourites': { boothNos: [] },
    'POST /api/front/expo/setBoothFavourite': null
  });
});

describe('the map of the expo', () => {
  it('says when there is no plan yet', async () => {
    api.on({ 'POST /api/front/expo/getFloorPlan': null });
    const page = await openPage(url);
    expect(page.has('平面图还没有公布')).toBe(true);
  });

  it('offers a retry when the server is unreachable', async () => {
    api.disconnect();
    const page = await openPage(url);
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('1 馆 原料馆')).toBe(true);
  });

  it('opens with the booth of its address', async () => {
    const page = await openPage(`${url}?booth=2B01`);
    expect(page.has('桂南香叶供应链')).toBe(true);
    expect(page.has('看展商')).toBe(true);
  });

  it('says when the booth of its address does not exist', async () => {
    const page = await openPage(`${url}?booth=9Z99`);
    expect(page.has('没有展位 9Z99')).toBe(true);
  });

  it('finds a booth by its exhibitor and shows it', async () => {
    const page = await openPage(url);
    await search(page, '没有的');
    expect(page.has('没有找到“没有的”')).toBe(true);
    await search(page, '桂南');
    await page.tap('桂南香叶供应链');
    expect(page.has('取消收藏') || page.has('收藏展位')).toBe(true);
    await page.tap('收起展位');
    expect(page.has('收藏展位')).toBe(false);
  });

  it('lists the booths of a hall a row at a time, for those who cannot use the plan', async () => {
    const page = await openPage(url);
    await page.tap('2 馆 精油馆');
    await page.tap('列表');
    expect(page.has('2A01')).toBe(true);
    await page.tap('B 排');
    await page.tap('2B01');
    expect(page.has('桂南香叶供应链')).toBe(true);
  });

  it('asks a visitor to log in before a favourite, and marks it for a member', async () => {
    const visitor = await openPage(`${url}?booth=1A01`);
    await visitor.tap('收藏展位');
    expect(visitor.has('登录后可以收藏展位，换手机也不会丢')).toBe(true);
    expect(inputsOf('POST /api/front/expo/setBoothFavourite')).toEqual([]);
  });

  it('marks a favourite of a member', async () => {
    user.setToken('token');
    const page = await openPage(`${url}?booth=1A01`);
    await page.tap('收藏展位');
    expect(inputsOf('POST /api/front/expo/setBoothFavourite')).toEqual([{ expoId: 'expo', boothNo: '1A01', on: true }]);
    expect(page.has('取消收藏')).toBe(true);
  });

  it('[compliance 3] shows the places around the venue, and explains why it asks for the position', async () => {
    const page = await openPage(url);
    await page.tap('到馆');
    expect(page.has('二环北路 168 号')).toBe(true);
    await page.tap('我的位置');
    expect(page.text()).toContain('位置只留在本机');
    await page.tap('取消');
    expect(page.has('没有取得位置')).toBe(false);
  });

  it('leads to the navigation of the venue', async () => {
    const page = await openPage(url);
    await page.tap('到馆');
    await page.tap('导航到展馆');
    await page.waitFor('复制地址');
  });
});
