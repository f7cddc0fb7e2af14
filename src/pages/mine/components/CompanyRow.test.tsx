import type { OwnCompany } from '@contract/user';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { renderComponent } from '@/testing/renderComponent';
import messages from '../locale/zh-Hans';
import { CompanyRow } from './CompanyRow';

const buildCompany = (id: string, shortName: string): OwnCompany => ({
  id,
  shortName,
  name: shortName,
  role: 'owner',
  memberCount: 8,
  isVerified: true
});
const [first, second] = [buildCompany('c1', '桂南香叶'), buildCompany('c2', '南流江产业园')];
const api = fakeApi();
let component: Awaited<ReturnType<typeof renderComponent>>;

async function renderRow(...companies: OwnCompany[]): Promise<void> {
  api.on({ 'GET /api/member/user/current': buildPerson({ company: companies[0] ?? null, companies }) });
  await user.load();
  component = await renderComponent(<CompanyRow company={first} />);
}
const switched = () => api.calls.filter(({ name }) => name.endsWith('company/switch')).map(({ input }) => input);

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  user.setToken('member');
});
beforeEach(() => {
  api.calls.length = 0;
  api.on({ 'POST /api/front/company/switch': null });
});
afterEach(() => component.close());

describe('CompanyRow', () => {
  it('offers no switch to a member of a single company', async () => {
    await renderRow(first);
    expect(component.has(first.shortName)).toBe(true);
    expect(component.has(messages.switchCompany)).toBe(false);
  });

  it('lists all companies and marks the current one', async () => {
    await renderRow(first, second);
    await component.tap(messages.switchCompany);
    const named = (name: string) => component.text().split(name).length - 1;
    expect([named(first.shortName), named(second.shortName)]).toEqual([2, 1]);
    await component.tap(first.shortName);
    expect(switched()).toEqual([]);
  });

  it('switches to another company and reloads the user', async () => {
    await renderRow(first, second);
    await component.tap(messages.switchCompany);
    await component.tap(second.shortName);
    await component.settle();
    expect(switched()).toEqual([{ id: 'c2' }]);
    expect(api.calls.filter(({ name }) => name.endsWith('user/current')).length).toBeGreaterThan(1);
  });

  it('keeps the company and shows an error when the server rejects the switch', async () => {
    api.on({
      'POST /api/front/company/switch': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await renderRow(first, second);
    await component.tap(messages.switchCompany);
    await component.tap(second.shortName);
    await component.settle();
    expect(user.user?.company?.id).toBe('c1');
  });
});
