import type { CallInput } from '@contract';
import { routes } from '@/routes';
import { cardEventQueue } from '@/stores/cardEventQueue';
import { consent } from '@/stores/consent';
import { environment } from '@/stores/environment';
import { asGuest } from '@/testing/asGuest';
import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

type QueuedVisit = { input: CallInput<'POST /api/vcard/dataCollection/add'> };

const storedEvents = () => JSON.parse(localStorage.getItem('xiangshi_h5_cardEvents') ?? '[]') as QueuedVisit[];

it('the visit of a card is stored on the device as soon as the card is on the screen, for a page that is left at once', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asGuest();
  consent.agree();
  environment.rememberShowOptions({ path: '', scene: 0, query: {} });
  let storedWithTheCard: QueuedVisit[] = [];
  fakeApi({
    'POST /api/vcard/card/info': buildVisitorCard(),
    'POST /api/vcard/dataCollection/add': () => {
      storedWithTheCard = storedEvents();
      throw new FakeError('UNAVAILABLE');
    }
  });
  const page = await openPage(`/${routes['vcard.shareMiddlePage']}?id=card-1&type=share`);
  await page.waitFor('覃秀兰');
  await page.settle();
  expect(storedWithTheCard).toMatchObject([{ call: 'visit', input: { businessId: 'card-1' } }]);
  expect(cardEventQueue.cardEvents).toHaveLength(1);
});
