import { act } from 'react-dom/test-utils';
import type { CardChange, OwnCards } from '@contract/card';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildAccount } from '@/testing/buildAccount';
import { buildCard, buildOwnCards } from '@/testing/buildCard';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import messages from './locale/zh-Hans';

const api = fakeApi();
const sent: CardChange[] = [];
let own: OwnCards = buildOwnCards();
let visits = 0;

async function renderEditor(edit = 'card-1', token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  visits += 1;
  const page = await openPage(`/${routes['vcard.home']}?edit=${edit}&visit=${visits}`);
  await page.settle();
  return page;
}

function switchOf(page: OpenedPage, label: string): HTMLElement {
  const switches = [...page.root().querySelectorAll<HTMLElement>('[role="switch"]')];
  const found = switches.find((one) => one.getAttribute('aria-label') === label);
  if (!found) throw new Error(`no switch "${label}"`);
  return found;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.connect();
  api.calls.length = 0;
  sent.length = 0;
  own = buildOwnCards(buildCard());
  api.on({
    // A draft that a test leaves belongs to its own user.
    'GET /api/member/user/current': buildPerson({ id: `member-${visits}` }),
    'GET /api/member/account/state': buildAccount(),
    'POST /api/vcard/card/mine': () => own,
    'POST /api/vcard/card/update': (body) => {
      sent.push(body);
      return buildCard();
    }
  });
});
afterEach(async () => {
  overlays.close();
  // Leaves the form while its user is logged in.
  await openPage(`/${routes.mine}`);
});

describe('card editor', () => {
  it('asks a visitor to log in', async () => {
    const page = await renderEditor('card-1', '');
    expect(page.has(messages.loggedOut)).toBe(true);
  });

  it('an unknown card is missing', async () => {
    const page = await renderEditor('card-of-another');
    expect(page.has(messages.missing)).toBe(true);
  });

  it('refuses a new card above the maximum number', async () => {
    own = buildOwnCards(buildCard(), buildCard({ id: 'card-2' }), buildCard({ id: 'card-3' }));
    const page = await renderEditor('new');
    expect(page.has(messages.full.title(3))).toBe(true);
    expect(page.has(messages.next)).toBe(false);
  });

  it('shows an invalid field of another step, and marks that step', async () => {
    const page = await renderEditor();
    await page.type('name', '');
    await page.tap(messages.steps.style);
    await page.tap(messages.save);
    expect(sent).toEqual([]);
    expect(page.has(messages.problems.required.name)).toBe(true);
    expect(page.has(messages.incomplete(1))).toBe(true);
  });

  it('shows refusals of contacts in their step', async () => {
    api.on({
      'POST /api/vcard/card/update': () => {
        throw new FakeError('VALIDATION', { fields: { landline: 'pattern', email: 'pattern' } });
      }
    });
    const page = await renderEditor();
    await page.tap(messages.save);
    expect(page.has(messages.problems.pattern.email)).toBe(true);
    expect(page.has(messages.problems.pattern.landline)).toBe(true);
  });

  it('keeps the input after a change elsewhere, and saves it on the new revision', async () => {
    api.on({
      'POST /api/vcard/card/update': (body) => {
        sent.push(body);
        if (body.revision === 2) return buildCard();
        own = buildOwnCards(buildCard({ revision: 2, position: '总经理' }));
        throw new FakeError('CONFLICT', { fields: { revision: 'changed' } });
      }
    });
    const page = await renderEditor();
    await page.type('name', '覃小兰');
    await page.tap(messages.save);
    expect(page.has(messages.changedMeanwhile)).toBe(true);
    expect([page.field('name').value, page.field('position').value]).toEqual(['覃小兰', '总经理']);
    await page.tap(messages.save);
    expect(sent.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(sent[1]).toMatchObject({ name: '覃小兰', position: '总经理' });
  });

  it('asks before unsaved changes are left', async () => {
    const page = await renderEditor();
    await page.type('name', '覃小兰');
    await page.tap('返回');
    expect(page.has(messages.leaveText)).toBe(true);
    await page.tap(messages.stay);
    expect(page.field('name').value).toBe('覃小兰');
  });

  it('begins a further card with name and number, and without the consent to being found', async () => {
    const page = await renderEditor('new');
    expect(page.field('name').value).toBe('覃秀兰');
    await page.type('position', '董事');
    await page.tap(messages.next);
    expect(page.field('mobile').value).toBe('138 0013 8000');
    expect(switchOf(page, messages.findable).getAttribute('aria-checked')).toBe('false');
  });

  it('pins and unpins supplies on offer', async () => {
    api.on({
      'GET /api/front/supply/mine': {
        items: [],
        nextCursor: null
      }
    });
    own = buildOwnCards(
      buildCard({
        supplies: [{ ...buildSupply({ id: 's1', title: '八角大红' }), status: 'published' }],
        supplyIds: ['s1']
      })
    );
    const page = await renderEditor();
    await page.tap(messages.steps.showcase);
    await page.tap(messages.addSupply);
    expect(page.has(messages.noSupplies)).toBe(true);
    await page.tap(messages.suppliesDone(1));
    await page.tap(messages.removeSupply('八角大红'));
    await page.tap(messages.save);
    expect(sent[0]?.supplyIds).toEqual([]);
  });

  it('adds a side in another language, which needs a name', async () => {
    const page = await renderEditor();
    await page.tap(messages.steps.secondSide);
    act(() => switchOf(page, messages.secondSide).click());
    await page.settle();
    await page.tap(messages.save);
    expect(page.has(messages.problems.required.name)).toBe(true);
    await page.type('secondSide.name', 'Qin Xiulan');
    await page.tap(messages.save);
    expect(sent[0]?.secondSide).toMatchObject({ language: 'en', name: 'Qin Xiulan' });
  });

  it('says that the account shows the number to fewer people than the card', async () => {
    api.on({ 'GET /api/member/account/state': buildAccount({ phoneVisibility: 'verified' }) });
    own = buildOwnCards(buildCard({ visibility: { ...buildCard().visibility, mobile: 'everyone' } }));
    const page = await renderEditor();
    await page.tap(messages.steps.contacts);
    expect(page.has(messages.accountStricter.verified)).toBe(true);
  });
});
