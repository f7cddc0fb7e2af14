import type { CallInput } from '@contract';
import type { CardChange } from '@contract/card';
import appMessages from '@/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildAccount } from '@/testing/buildAccount';
import { buildCard, buildOwnCards } from '@/testing/buildCard';
import { buildSupply } from '@/testing/buildListing';
import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const company = {
  id: 'c1',
  shortName: '桂南香叶',
  name: '桂南香叶供应链',
  role: 'member',
  memberCount: 3,
  isVerified: true
} as const;
const seller = { name: company.name, verifications: [], companyId: company.id };
/** More than one answer holds. */
const ofColleagues = Array.from({ length: 60 }, (_, index) =>
  buildSupply({
    id: `colleague-${index}`,
    title: `同事货源 ${index}`,
    varietyName: index === 59 ? '草果' : '八角',
    seller
  })
);
const api = fakeApi();
const sent: CardChange[] = [];
let isDown: boolean;
let visits = 0;

function listCompanySupplies({ id, cursor, limit }: CallInput<'GET /api/front/company/supplies'>) {
  if (isDown || id !== company.id) throw new FakeError('UNAVAILABLE');
  const start = Number(cursor ?? 0);
  const end = start + Number(limit);
  return { items: ofColleagues.slice(start, end), nextCursor: end < ofColleagues.length ? String(end) : null };
}

/** Opens the showcase of a card on which two supplies are pinned. */
async function openShowcase(): Promise<OpenedPage> {
  user.setToken('member');
  visits += 1;
  const page = await openPage(`/${routes['vcard.home']}?edit=card-1&visit=${visits}`);
  await page.settle();
  await page.tap(messages.steps.showcase);
  return page;
}

async function openSheet(): Promise<OpenedPage> {
  const page = await openShowcase();
  await page.tap(messages.addSupply);
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  sent.length = 0;
  isDown = false;
  const pinned = ['s1', 's2', 's3'].map((id) => ({
    ...buildSupply({ id, title: `置顶 ${id}` }),
    status: 'published' as const
  }));
  api.on({
    // A draft that a test leaves belongs to its own user.
    'GET /api/member/user/current': buildPerson({ id: `member-${visits}`, company, companies: [company] }),
    'GET /api/member/account/state': buildAccount(),
    'POST /api/vcard/card/mine': buildOwnCards(buildCard({ supplies: pinned, supplyIds: pinned.map(({ id }) => id) })),
    'POST /api/vcard/card/update': (body) => {
      sent.push(body);
      return buildCard();
    },
    'GET /api/front/supply/mine': {
      items: [
        buildOwnSupply({ id: 'own', title: '自家货源' }),
        buildOwnSupply({ id: 'colleague-0', title: '同事货源 0' })
      ],
      nextCursor: null
    },
    'GET /api/front/company/supplies': listCompanySupplies
  });
});
afterEach(() => openPage(`/${routes.mine}`));

describe('supplies to pin to a card', () => {
  it('those of the company that do not arrive can be asked for again, beside the own ones', async () => {
    isDown = true;
    const page = await openSheet();
    await page.tap(appMessages.loadMore);
    expect(page.has('自家货源')).toBe(true);
    isDown = false;
    await page.tap(appMessages.loadMoreFailed);
    expect(page.has('同事货源 1')).toBe(true);
  });

  it('are those of colleagues where the user has none, each once, beyond the first fifty', async () => {
    api.on({ 'GET /api/front/supply/mine': { items: [], nextCursor: null } });
    const page = await openSheet();
    expect([page.has(messages.noSupplies), page.has('同事货源 49'), page.has('同事货源 50')]).toEqual([
      false,
      true,
      false
    ]);
    await page.tap(appMessages.loadMore);
    expect(page.has('同事货源 59')).toBe(true);
  });

  it('say so when none is called like the text, and all are shown again without it', async () => {
    const page = await openSheet();
    await page.type('supply', '丁香');
    expect([page.has(messages.noSupplyFound), page.has('自家货源')]).toEqual([true, false]);
    await page.type('supply', '');
    expect([page.has(messages.noSupplyFound), page.has('自家货源')]).toEqual([false, true]);
  });

  it('are found by title or variety before they are loaded, and pinned', async () => {
    const page = await openSheet();
    await page.type('supply', '草果');
    expect([page.has('同事货源 59'), page.has('自家货源'), page.has(company.name)]).toEqual([true, false, true]);
    await page.tap('同事货源 59');
    await page.tap(messages.suppliesDone(4));
    await page.tap(messages.save);
    expect(sent[0]?.supplyIds).toEqual(['s1', 's2', 's3', 'colleague-59']);
  });
});

describe('pinned supplies of a card', () => {
  it('change their order without being unpinned; the first one cannot go further up', async () => {
    const page = await openShowcase();
    expect(page.has(messages.moveSupplyUp('置顶 s1'))).toBe(false);
    await page.tap(messages.moveSupplyUp('置顶 s3'));
    await page.tap(messages.moveSupplyUp('置顶 s3'));
    await page.tap(messages.save);
    expect(sent[0]?.supplyIds).toEqual(['s3', 's1', 's2']);
  });
});
