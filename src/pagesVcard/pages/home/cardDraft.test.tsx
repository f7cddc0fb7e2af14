import type { OwnCards } from '@contract/card';
import type { CurrentUser } from '@contract/user';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildAccount } from '@/testing/buildAccount';
import { buildCard, buildOwnCards } from '@/testing/buildCard';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
/** Idle time after which a draft is saved. */
const AUTOSAVE_MS = 4000;
let visits = 0;

/** Opens the editor as after a reload: another page with a form of its own. */
async function openEditor(edit: string): Promise<OpenedPage> {
  visits += 1;
  const page = await openPage(`/${routes['vcard.home']}?edit=${edit}&visit=${visits}`);
  await page.settle();
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/member/account/state': buildAccount(),
    'POST /api/vcard/card/mine': buildOwnCards(buildCard()),
    'POST /api/vcard/card/update': buildCard()
  });
  user.setToken('member');
});
afterEach(() => overlays.close());

describe('the draft of a card on this device', () => {
  it('is offered for its own card alone, and can be dismissed', async () => {
    const page = await openEditor('card-1');
    await page.type('position', '董事');
    await page.advance(AUTOSAVE_MS);
    const other = await openEditor('new');
    expect(other.has(messages.restoreTitle)).toBe(false);
    const again = await openEditor('card-1');
    await again.tap(messages.startOver);
    expect(again.field('position').value).toBe(buildCard().position);
  });

  it('is restored on request, and gone once the card is saved', async () => {
    const page = await openEditor('card-1');
    if (page.has(messages.startOver)) await page.tap(messages.startOver);
    await page.type('position', '董事');
    await page.advance(AUTOSAVE_MS);
    const again = await openEditor('card-1');
    await again.tap(messages.restore);
    expect(again.field('position').value).toBe('董事');
    await again.tap(messages.save);
    const later = await openEditor('card-1');
    expect(later.has(messages.restoreTitle)).toBe(false);
  });

  it('is neither shown to nor saved for another user who logs in while the editor loads', async () => {
    const page = await openEditor('card-1');
    await page.type('position', '董事');
    await page.advance(AUTOSAVE_MS);
    const [cards, other] = [deferred<OwnCards>(), deferred<CurrentUser>()];
    api.on({ 'POST /api/vcard/card/mine': () => cards.promise });
    const again = await openEditor('card-1');
    api.on({ 'GET /api/member/user/current': () => other.promise });
    user.setToken('other');
    cards.resolve(buildOwnCards(buildCard()));
    await again.settle();
    expect(again.has(messages.restoreTitle)).toBe(false);
    api.on({ 'POST /api/vcard/card/mine': () => new Promise(() => undefined) });
    other.resolve(buildPerson({ id: 'u2' }));
    await again.settle();
    api.on({ 'POST /api/vcard/card/mine': buildOwnCards(buildCard()) });
    const later = await openEditor('card-1');
    expect([later.has(messages.restoreTitle), later.field('position').value]).toEqual([false, buildCard().position]);
  });
});
