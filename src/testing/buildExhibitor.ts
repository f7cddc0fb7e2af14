import type { ExhibitorBrief, ExhibitorDetail, ExhibitorQuery, ExhibitorWindow } from '@contract/exhibitor';
import type { MeetingSlot, OwnMeetingSlots } from '@contract/expoMeeting';
import { MINUTE_MS } from '@rules/duration';

/** Builds an exhibitor of hall 1 with two varieties. */
export function buildExhibitor(changes: Partial<ExhibitorBrief> = {}): ExhibitorBrief {
  return {
    id: 'guinan',
    name: '桂南香叶供应链',
    logoUrl: null,
    category: 'rawSpice',
    subcategory: 'fruitSeed',
    hallNumber: 1,
    boothNos: ['1A14'],
    varieties: ['八角', '桂皮'],
    isVerified: true,
    initial: 'G',
    isFavourite: false,
    isSeen: false,
    ...changes
  };
}

/** Builds an exhibitor with one card of its staff. */
export function buildExhibitorDetail(changes: Partial<ExhibitorDetail> = {}): ExhibitorDetail {
  return {
    ...buildExhibitor(),
    expoId: 'expo',
    companyId: 'company',
    intro: '收购加工八角、桂皮。',
    exhibits: [{ name: '大红八角', text: '可看样。', pictureUrl: null }],
    staff: [
      {
        id: 'card-qin',
        name: '覃秀兰',
        position: '总经理',
        companyName: '桂南香叶供应链',
        avatarUrl: null,
        verifications: ['company'],
        varieties: [],
        relation: 'none'
      }
    ],
    hasExchanged: false,
    isOwn: false,
    ...changes
  };
}

/** Returns the window of exhibitors that a query asks for: all that contain its word. */
export function exhibitorWindow(all: readonly ExhibitorBrief[], { q = '' }: ExhibitorQuery): ExhibitorWindow {
  const items = all.filter(({ name }) => name.includes(q));
  const letters = [...new Set(items.map(({ initial }) => initial))];
  const initials = letters.map((initial) => ({
    initial,
    count: items.filter((item) => item.initial === initial).length
  }));
  const halls = [...new Set(all.map(({ hallNumber }) => hallNumber))].sort((one, other) => one - other);
  return { items, nextCursor: null, total: items.length, initials, halls };
}

/** Builds a free slot at ten on the first day of an expo. */
export function buildMeetingSlot(changes: Partial<MeetingSlot> = {}): MeetingSlot {
  const startsAtMs = Date.parse('2026-12-11T10:00:00+08:00');
  const slot = { id: 'slot', startsAtMs, endsAtMs: startsAtMs + 30 * MINUTE_MS, staffName: '覃秀兰' };
  return { ...slot, state: 'free', ...changes };
}

/** Builds the own slots of a member of the staff on the first day of an expo: one at ten of three times. */
export function buildOwnMeetingSlots(changes: Partial<OwnMeetingSlots['slots'][number]> = {}): OwnMeetingSlots {
  const { id, startsAtMs } = buildMeetingSlot();
  const times = [0, 1, 2].map((index) => startsAtMs + index * 30 * MINUTE_MS);
  return { times, slots: [{ id, startsAtMs, isBooked: false, ...changes }] };
}
