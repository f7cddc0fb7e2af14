import { act } from 'react-dom/test-utils';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import {
  buildExhibitor,
  buildExhibitorDetail,
  buildMeetingSlot,
  buildOwnMeetingSlots,
  exhibitorWindow
} from '@/testing/buildExhibitor';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { confirmDialog } from '@/testing/openHolder';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import t from './locale/zh-Hans';

const api = fakeApi();
const all = [
  buildExhibitor(),
  buildExhibitor({ id: 'yulin', name: '玉林老林香料行', initial: 'Y', isVerified: false })
];
const inputsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name)).map(({ input }) => input);
const noLead = { note: '', tags: [], rating: null, revision: 0 };

async function open(query = '', token = ''): Promise<OpenedPage> {
  user.setToken(token);
  const page = await openPage(`/${routes['exhibit.merchant']}${query}`);
  await page.settle();
  return page;
}

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.connect();
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/spiceExpo/getExpoMerchantCategories': [],
    'POST /api/front/spiceExpo/getExpoMerchantList': (query) => exhibitorWindow(all, query),
    'POST /api/front/expo/getExhibitor': ({ id }) => {
      if (id !== 'guinan') throw new FakeError('NOT_FOUND');
      return buildExhibitorDetail();
    },
    'POST /api/front/expo/getMeetingSlots': [buildMeetingSlot()],
    'POST /api/front/expo/getMeetings': [],
    'POST /api/front/expo/getLead': noLead,
    'POST /api/front/expo/saveLead': ({ exhibitorId: _id, revision, ...lead }) => ({ ...lead, revision: revision + 1 }),
    'POST /api/front/expo/favouriteExhibitor': null,
    'POST /api/front/expo/markExhibitorSeen': null
  });
});
afterEach(() => overlays.close());

describe('the list of exhibitors', () => {
  it('can be retried after a failed load, and says when there are none', async () => {
    api.on({
      'POST /api/front/spiceExpo/getExpoMerchantList': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await open();
    expect(page.has('服务器出了点问题，稍后再试')).toBe(true);
    api.on({ 'POST /api/front/spiceExpo/getExpoMerchantList': (query) => exhibitorWindow([], query) });
    await page.tap('重试');
    expect(page.has(t.empty)).toBe(true);
  });

  it('shows exhibitors below their letters, with booth and varieties', async () => {
    const page = await open();
    expect(page.has('桂南香叶供应链')).toBe(true);
    expect(page.has(t.booth('1A14'))).toBe(true);
    expect(page.has('八角、桂皮')).toBe(true);
    expect(page.has(t.count(2))).toBe(true);
  });

  it('is searched after a pause in typing, and filtered by the category of the address', async () => {
    const page = await open('?categoryId=rawSpice');
    await page.type('q', '老林');
    await page.advance(400);
    expect(page.has('桂南香叶供应链')).toBe(false);
    expect(inputsOf('getExpoMerchantList').at(-1)).toMatchObject({ q: '老林', categoryId: 'rawSpice' });
  });

  it('is filtered by the halls that exhibitors have', async () => {
    const halls = [
      buildExhibitor({ hallNumber: 2 }),
      buildExhibitor({ id: 'seven', name: '七馆香料行', hallNumber: 7 })
    ];
    api.on({ 'POST /api/front/spiceExpo/getExpoMerchantList': (query) => exhibitorWindow(halls, query) });
    const page = await open();
    await page.tap(t.allHalls);
    expect([page.has(t.hall(7)), page.has(t.hall(1))]).toEqual([true, false]);
    await page.tap(t.hall(7));
    expect(inputsOf('getExpoMerchantList').at(-1)).toMatchObject({ hall: 7 });
  });

  it('asks a visitor to log in for a favourite, and shows a member the mark at once', async () => {
    const visitor = await open();
    await visitor.tap(t.addFavourite('桂南香叶供应链'));
    expect(inputsOf('favouriteExhibitor')).toEqual([]);
    asGuest();
    const page = await open('', 'member');
    await page.tap(t.addFavourite('桂南香叶供应链'));
    expect(inputsOf('favouriteExhibitor')).toEqual([{ id: 'guinan', isFavourite: true }]);
    expect(page.has(t.removeFavourite('桂南香叶供应链'))).toBe(true);
  });

  it('takes back a mark that was refused', async () => {
    api.on({
      'POST /api/front/expo/favouriteExhibitor': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await open('', 'member');
    await page.tap(t.addFavourite('桂南香叶供应链'));
    expect(page.has(t.addFavourite('桂南香叶供应链'))).toBe(true);
  });
});

describe('an opened exhibitor', () => {
  it('is in the address, and says when it is unknown', async () => {
    const page = await open('?id=guinan');
    expect(page.has('大红八角')).toBe(true);
    expect(page.address()).toMatchObject({ id: 'guinan' });
    const unknown = await open('?id=unknown');
    expect(unknown.has(t.missing)).toBe(true);
  });

  it('opens as an outline of its sections', async () => {
    const answer = deferred<ReturnType<typeof buildExhibitorDetail>>();
    api.on({ 'POST /api/front/expo/getExhibitor': () => answer.promise });
    const page = await open('?id=guinan');
    await page.advance(300);
    const busy = () => document.querySelector('[role="dialog"] [aria-busy="true"]');
    expect(busy()?.childElementCount).toBeGreaterThan(3);
    answer.resolve(buildExhibitorDetail());
    await page.settle();
    expect([busy(), page.has('大红八角')]).toEqual([null, true]);
  });

  it('shows the pictures of its exhibits', async () => {
    const exhibits = [{ name: '大红八角', text: '', pictureUrl: '/uploads/anise.jpg' }];
    api.on({ 'POST /api/front/expo/getExhibitor': buildExhibitorDetail({ exhibits }) });
    await open('?id=guinan');
    expect(document.body.innerHTML).toContain('/uploads/anise.jpg');
  });

  it('shows the first three of its staff, and all after a tap', async () => {
    const [card] = buildExhibitorDetail().staff;
    const staff = [1, 2, 3, 4].map((number) => ({ ...card!, id: `card-${number}`, name: `联系人${number}` }));
    api.on({ 'POST /api/front/expo/getExhibitor': buildExhibitorDetail({ staff }) });
    const page = await open('?id=guinan');
    expect([page.has('联系人3'), page.has('联系人4')]).toEqual([true, false]);
    await page.tap('更多');
    expect(page.has('联系人4')).toBe(true);
  });

  it('leads to the map, to a card of the staff and to the exchange', async () => {
    const page = await open('?id=guinan');
    expect(await captureNavigation(() => page.tap(t.navigate))).toContain('booth=1A14');
    expect(await captureNavigation(() => page.tap('覃秀兰'))).toContain('id=card-qin');
    expect(await captureNavigation(() => page.tap(t.exchangeWith('覃秀兰')))).toContain('cardId=card-qin');
  });

  it('keeps notes of the member, and undoes the last save', async () => {
    const page = await open('?id=guinan', 'member');
    await page.tap(t.sections.lead);
    await page.type(t.lead.note, '要两吨样单');
    await page.tap(t.lead.stars(4));
    await page.tap(t.lead.save);
    expect(inputsOf('saveLead')).toEqual([
      { exhibitorId: 'guinan', note: '要两吨样单', tags: [], rating: 4, revision: 0 }
    ]);
    await page.tap(t.lead.undo);
    expect(inputsOf('saveLead').at(-1)).toEqual({ exhibitorId: 'guinan', ...noLead, revision: 1 });
  });

  it('keeps typed notes when the session ends with their save, for the same member only', async () => {
    api.on({
      'POST /api/front/expo/saveLead': () => {
        throw new FakeError('UNAUTHORIZED');
      }
    });
    const page = await open('?id=guinan', 'member');
    await page.tap(t.sections.lead);
    await page.type(t.lead.note, '要两吨样单');
    await page.tap(t.lead.save);
    expect(page.has(t.lead.login)).toBe(true);
    const logInAs = async (id: string) => {
      api.on({ 'GET /api/member/user/current': buildPerson({ id }) });
      act(() => user.setToken(`again as ${id}`));
      await page.settle();
    };
    await logInAs('other');
    expect(page.text()).not.toContain('要两吨样单');
    expect(page.field(t.lead.note).value).toBe('');
    act(() => user.setToken(''));
    await logInAs(buildPerson().id);
    expect(page.field(t.lead.note).value).toBe('要两吨样单');
  });

  it('books a slot although the member has another appointment, when they insist', async () => {
    const startsAtMs = Date.parse('2026-12-11T10:00:00+08:00');
    const session = { kind: 'session', id: 'opening', hallNumber: 1, room: '主会场' } as const;
    const appointment = { ...session, title: '开幕式', startsAtMs, endsAtMs: startsAtMs + 3_600_000 };
    api.on({
      'POST /api/front/expo/bookMeeting': ({ acceptConflict }) => {
        if (!acceptConflict) throw new FakeError('CONFLICT', { fields: { appointment: 'overlaps' }, appointment });
        const slot = { startsAtMs: appointment.startsAtMs, endsAtMs: appointment.startsAtMs + 1_800_000 };
        const names = { exhibitorId: 'guinan', exhibitorName: '桂南', boothNos: [], otherName: '', otherCardId: null };
        return { id: 'm1', ...slot, ...names, role: 'visitor', note: '' };
      }
    });
    const page = await open('?id=guinan', 'member');
    await page.tap(t.sections.meetings);
    await page.tap(t.meeting.slot('10:00', '覃秀兰'));
    await confirmDialog(page, t.meeting.book);
    expect(page.has(t.meeting.overlaps('开幕式', '2026-12-11 10:00'))).toBe(true);
    await confirmDialog(page, t.meeting.bookAnyway);
    const [first, second] = inputsOf('bookMeeting') as { requestId: string }[];
    expect(second).toMatchObject({ acceptConflict: true, requestId: first?.requestId });
  });
});

describe('the own slots of the staff', () => {
  const start = buildMeetingSlot().startsAtMs;
  const openOwnSlots = async () => {
    api.on({
      'POST /api/front/expo/getExhibitor': buildExhibitorDetail({ isOwn: true }),
      'POST /api/front/expo/offerMeetingSlots': 1,
      'POST /api/front/expo/withdrawMeetingSlot': null
    });
    const page = await open('?id=guinan', 'member');
    await page.tap(t.sections.ownSlots);
    return page;
  };

  it('are shown to no one else', async () => {
    const page = await open('?id=guinan', 'member');
    expect(page.has(t.sections.lead)).toBe(true);
    expect(page.has(t.sections.ownSlots)).toBe(false);
  });

  it('give way to the introduction when another user logs in', async () => {
    api.on({ 'POST /api/front/expo/getOwnMeetingSlots': buildOwnMeetingSlots() });
    const page = await openOwnSlots();
    expect(page.has(t.ownSlots.count(1))).toBe(true);
    api.on({ 'POST /api/front/expo/getExhibitor': buildExhibitorDetail() });
    user.setToken('other');
    await page.settle();
    expect([page.has(t.sections.ownSlots), page.has('大红八角')]).toEqual([false, true]);
  });

  it('can be retried after a failed load', async () => {
    api.on({
      'POST /api/front/expo/getOwnMeetingSlots': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await openOwnSlots();
    api.on({ 'POST /api/front/expo/getOwnMeetingSlots': buildOwnMeetingSlots() });
    await page.tap('重试');
    expect(page.has(t.ownSlots.count(1))).toBe(true);
  });

  it('are offered with a tap, and withdrawn with another', async () => {
    api.on({ 'POST /api/front/expo/getOwnMeetingSlots': buildOwnMeetingSlots() });
    const page = await openOwnSlots();
    const { times, slots } = buildOwnMeetingSlots();
    const both = { times, slots: [...slots, { id: 'new', startsAtMs: start + 1_800_000, isBooked: false }] };
    api.on({ 'POST /api/front/expo/getOwnMeetingSlots': both });
    await page.tap('10:30');
    expect(inputsOf('offerMeetingSlots')).toEqual([{ exhibitorId: 'guinan', startsAtMs: [start + 1_800_000] }]);
    expect(page.has(t.ownSlots.count(2))).toBe(true);
    await page.tap('10:30');
    expect(inputsOf('withdrawMeetingSlot')).toEqual([{ id: 'new' }]);
  });

  it('say when the time is offered for another exhibitor', async () => {
    api.on({ 'POST /api/front/expo/getOwnMeetingSlots': buildOwnMeetingSlots() });
    const page = await openOwnSlots();
    await page.tap('11:00');
    expect(page.has(t.ownSlots.elsewhere)).toBe(true);
  });

  it('stay while a visitor has booked them, also when the page does not know it yet', async () => {
    api.on({ 'POST /api/front/expo/getOwnMeetingSlots': buildOwnMeetingSlots({ isBooked: true }) });
    const booked = await openOwnSlots();
    await booked.tap(`10:00 ${t.ownSlots.booked}`);
    expect(inputsOf('withdrawMeetingSlot')).toEqual([]);
    api.on({ 'POST /api/front/expo/getOwnMeetingSlots': buildOwnMeetingSlots() });
    const page = await openOwnSlots();
    api.on({
      'POST /api/front/expo/withdrawMeetingSlot': () => {
        throw new FakeError('CONFLICT', { fields: { id: 'booked' } });
      }
    });
    await page.tap('10:00');
    expect(page.has(t.ownSlots.bookedHint)).toBe(true);
  });
});

describe('the list of meetings', () => {
  it('closes when the session ends with a cancellation', async () => {
    const { startsAtMs, endsAtMs } = buildMeetingSlot();
    const names = { exhibitorId: 'guinan', exhibitorName: '桂南', boothNos: [], otherName: '', otherCardId: null };
    api.on({
      'POST /api/front/expo/getMeetings': [{ id: 'm1', ...names, startsAtMs, endsAtMs, role: 'visitor', note: '' }],
      'POST /api/front/expo/cancelMeeting': () => {
        throw new FakeError('UNAUTHORIZED');
      }
    });
    // A token that no other test has lost: it is given up once.
    const page = await open('', 'member with a meeting');
    await page.tap(t.meeting.list);
    await page.tap(t.meeting.cancel);
    await confirmDialog(page, t.meeting.cancel);
    await page.advance(500);
    expect([user.isLoggedIn, document.querySelector('[role="dialog"]')]).toEqual([false, null]);
  });
});
