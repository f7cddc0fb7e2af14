import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import addressMessages from '../../addressManager/locale/zh-Hans';
import messages from './locale/zh-Hans';

const guangxi = {
  code: '450000',
  name: '广西壮族自治区',
  children: [{ code: '450900', name: '玉林市', children: [{ code: '450902', name: '玉州区' }] }]
};
const yulin = { code: '450900', names: ['广西壮族自治区', '玉林市'], isExact: false };
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'POST /api/front/address/list': [],
  'GET /api/front/region/tree': [guangxi]
});
const inputsOfNear = () => api.calls.filter(({ name }) => name.endsWith('region/near')).map(({ input }) => input);

type Answer = (found: PositionCallback, refused: PositionErrorCallback) => void;
const getCurrentPosition = jest.fn<void, Parameters<Answer>>();
const answerWith = (answer: Answer) => getCurrentPosition.mockReset().mockImplementation(answer);
const inYulin: Answer = (found) => found({ coords: { latitude: 22.63, longitude: 110.15 } } as GeolocationPosition);

let page: OpenedPage;

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  Object.assign(window, { isSecureContext: true });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
});
beforeEach(async () => {
  api.calls.length = 0;
  api.on({ 'GET /api/front/region/near': yulin });
  user.setToken('T');
  page = await openPage(`/${routes['address.edit']}`);
  await page.settle();
});
afterAll(() => Reflect.deleteProperty(navigator, 'geolocation'));

describe('LocateButton', () => {
  it('[compliance 3] explains the purpose before the system prompt and sends nothing when declined', async () => {
    answerWith(inYulin);
    await page.tap(messages.locate);
    expect(page.has(messages.locatePurpose)).toBe(true);
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await page.tap('取消');
    await page.settle();
    expect([getCurrentPosition.mock.calls.length, inputsOfNear()]).toEqual([0, []]);
  });

  it('leaves the region to manual choice when the system denies the position', async () => {
    answerWith((_, refused) => refused({} as GeolocationPositionError));
    await page.tap(messages.locate);
    await page.tap(messages.goOn);
    await page.settle();
    expect(page.has(messages.notLocated)).toBe(true);
    expect(inputsOfNear()).toEqual([]);
    expect(page.has(addressMessages.regionPlaceholder)).toBe(true);
  });

  it('leaves the region to manual choice far from every city', async () => {
    answerWith(inYulin);
    api.on({ 'GET /api/front/region/near': null });
    await page.tap(messages.locate);
    await page.tap(messages.goOn);
    await page.settle();
    expect(page.has(messages.notLocated)).toBe(true);
  });

  it('sends the position rounded to about ten kilometres and fills in the city until a district is chosen', async () => {
    answerWith(inYulin);
    await page.tap(messages.locate);
    await page.tap(messages.goOn);
    await page.settle();
    expect(inputsOfNear()).toEqual([{ near: '22.6,110.2' }]);
    expect(page.has('广西壮族自治区 玉林市')).toBe(true);
    expect(page.has(addressMessages.problems.region.district)).toBe(true);
    await page.tap('玉州区');
    await page.settle();
    expect(page.has('广西壮族自治区 玉林市 玉州区')).toBe(true);
    expect(page.has(addressMessages.problems.region.district)).toBe(false);
  });
});
