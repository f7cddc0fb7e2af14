import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary } from '@/testing/buildCard';
import { buildHolderSummary } from '@/testing/buildHolder';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const callCount = (part: string) => api.calls.filter(({ name }) => name.includes(part)).length;
const cards = [1, 2, 3, 4, 5].map((number) =>
  buildCard({ id: `card-${number}`, name: `名片${number}`, isDefault: number === 1 })
);
let own = buildOwnCards();
let visits = 0;

async function renderPage() {
  user.setToken('member');
  visits += 1;
  const page = await openPage(`/${routes['vcard.home']}?visit=${visits}`);
  await page.settle();
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.calls.length = 0;
  own = buildOwnCards(...cards);
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/vcard/card/mine': () => own,
    'POST /api/vcard/cardLevel/mine': buildCardLevel(),
    'POST /api/vcard/radar/summary': buildRadarSummary(),
    'POST /api/vcard/holder/summary': buildHolderSummary(),
    'GET /api/front/payment/environments': [],
    'POST /api/vcard/card/withdraw/{id}': () => {
      own = buildOwnCards(...cards.filter(({ id }) => id !== 'card-2'));
      return null;
    },
    'POST /api/vcard/card/restore/{id}': () => {
      own = buildOwnCards(...cards);
      return null;
    }
  });
});
afterEach(() => overlays.close());

describe('withdrawing a card on the card home', () => {
  const withdraw = async () => {
    const page = await renderPage();
    await page.tap('名片2');
    await page.tap(messages.cards.withdraw);
    await page.waitFor(messages.cards.withdrawn);
    return page;
  };

  it('names how many are to be withdrawn after the end of a level', async () => {
    const page = await renderPage();
    expect(page.has(messages.full.text(3))).toBe(true);
  });

  it('removes the card, and an undo brings it back', async () => {
    const page = await withdraw();
    expect(page.has(messages.cards.title(4, 3))).toBe(true);
    await page.tap(messages.cards.undo);
    expect(page.has(messages.cards.title(5, 3))).toBe(true);
    expect([callCount('card/withdraw'), callCount('card/restore')]).toEqual([1, 1]);
  });

  it('says that a new card has taken the slot', async () => {
    const page = await withdraw();
    api.on({
      'POST /api/vcard/card/restore/{id}': () => {
        throw new FakeError('CONFLICT', { fields: { cards: 'tooMany' } });
      }
    });
    await page.tap(messages.cards.undo);
    expect(page.has(messages.cards.slotTaken)).toBe(true);
  });

  it('is not offered for the only card', async () => {
    own = buildOwnCards(buildCard());
    const page = await renderPage();
    await page.tap(messages.defaultCard);
    expect([page.has(messages.cards.edit), page.has(messages.cards.withdraw)]).toEqual([true, false]);
  });
});
