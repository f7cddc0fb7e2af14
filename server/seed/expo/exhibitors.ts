import { HOUR_MS } from '@rules/duration';
import { subcategoriesOf } from '@rules/exhibitorCategory';
import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Tx } from '../../src/database/schema';
import { type ExhibitorRecord, rowOf } from '../../src/modules/exhibitor/exhibitorRecord';
import { SLOT_MS } from '../../src/modules/expoMeeting/slot.service';
import { PROFILES } from '../companyProfiles';
import { demoCompanies } from '../demoUsers';
import type { SeedClock } from '../index';
import { random } from '../random';
import { exhibitorTerms, type HallTerms, townOf } from './exhibitorTerms';
import { EXPO_ID, expoDays, PAST_EXPO_ID } from './expo';
import { boothsOf, halls } from './halls';

const COUNTS: Readonly<Record<string, number>> = { [EXPO_ID]: 200, [PAST_EXPO_ID]: 120 };
/** Where the companies of the demo users exhibit. */
const DEMO_EXHIBITORS: readonly {
  companyId: string;
  subcategory: ExhibitorRecord['subcategory'];
  hallNumber: number;
}[] = [
  { companyId: 'company-guinan', subcategory: 'fruitSeed', hallNumber: 1 },
  { companyId: 'company-nanliu', subcategory: 'park', hallNumber: 6 },
  { companyId: 'company-xinwei', subcategory: 'hotpotBase', hallNumber: 3 }
];
/** Hours of a day at which meetings begin. */
const MEETING_HOURS = [10, 10.5, 11, 11.5, 14, 14.5, 15, 15.5];
const STAFF_PER_COMPANY = 2;
const ROWS_PER_INSERT = 100;

interface SeededExhibitor {
  id: string;
  record: ExhibitorRecord;
}

/** Returns the id of the exhibitor of a demo company. */
export const exhibitorIdOf = (companyId: string, expoId = EXPO_ID): string => `${expoId}-${companyId}`;

/** Inserts the exhibitors of both expos with their booths, and the meeting slots of the demo companies. */
export async function seedExhibitors(tx: Tx, clock: SeedClock): Promise<void> {
  for (const expoId of [EXPO_ID, PAST_EXPO_ID]) await insertExhibitors(tx, expoId, clock.now.getTime());
  await insertMeetings(tx, clock);
}

async function insertExhibitors(tx: Tx, expoId: string, nowMs: number): Promise<void> {
  const exhibitors = [...demoExhibitors(expoId), ...inventedExhibitors(expoId)].slice(0, COUNTS[expoId]);
  const rows = exhibitors.map(({ id, record }) => ({ ...rowOf(expoId, record, nowMs), id }));
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await tx
      .insertInto('exhibitor')
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
  await tx.insertInto('exhibitor_booth').values(boothRows(expoId, exhibitors)).execute();
}

function demoExhibitors(expoId: string): SeededExhibitor[] {
  return DEMO_EXHIBITORS.flatMap(({ companyId, subcategory, hallNumber }) => {
    const company = demoCompanies.find(({ id }) => id === companyId);
    const profile = PROFILES[companyId];
    if (company === undefined || profile === undefined) return [];
    const terms = exhibitorTerms[hallNumber - 1];
    const exhibits = (terms?.exhibits ?? []).slice(0, 3).map((name) => ({ name, text: '', pictureUrl: null }));
    const { intro, varietyIds } = profile;
    const record = {
      name: company.name,
      subcategory,
      hallNumber,
      companyId,
      logoUrl: null,
      intro,
      varietyIds,
      exhibits
    };
    return [{ id: exhibitorIdOf(companyId, expoId), record }];
  });
}

/** Exhibitors of each hall in turn; a name is a town, a word and a kind of company. */
function inventedExhibitors(expoId: string): SeededExhibitor[] {
  const taken = new Set<string>();
  return Array.from({ length: COUNTS[expoId] ?? 0 }, (_, index) => {
    const hall = halls[index % halls.length] ?? halls[0]!;
    const terms = exhibitorTerms[hall.number - 1] ?? exhibitorTerms[0];
    const record = inventedRecord(terms, hall.number, Math.floor(index / halls.length), taken);
    return { id: `${expoId}-exhibitor-${index + 1}`, record };
  });
}

function inventedRecord(terms: HallTerms, hallNumber: number, turn: number, taken: Set<string>): ExhibitorRecord {
  const category = halls[hallNumber - 1]?.category ?? 'rawSpice';
  const subcategories = subcategoriesOf[category];
  const name = freeName(terms, hallNumber, turn, taken);
  const draw = random(`exhibitor ${name}`);
  const varietyIds = [...new Set([0, 1, 2].map(() => draw.pick(terms.varietyIds)))];
  const exhibits = [...new Set([draw.pick(terms.exhibits), draw.pick(terms.exhibits)])];
  return {
    name,
    subcategory: subcategories[turn % subcategories.length] ?? subcategories[0],
    hallNumber,
    companyId: null,
    logoUrl: null,
    intro: `${draw.pick(terms.intros)}（演示）`,
    varietyIds: hallNumber === 4 ? [] : varietyIds,
    exhibits: exhibits.map((exhibit) => ({ name: exhibit, text: draw.pick(terms.exhibitTexts), pictureUrl: null }))
  };
}

function freeName(terms: HallTerms, hallNumber: number, turn: number, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const town = townOf(hallNumber, turn + attempt);
    const stem = terms.stems[(turn * 3 + attempt) % terms.stems.length] ?? '';
    const kind = terms.kinds[(turn + hallNumber) % terms.kinds.length] ?? '';
    const name = `${town}${stem}${kind}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** Gives each exhibitor a booth that is not booked online, each fifth one the next as well. */
function boothRows(expoId: string, exhibitors: readonly SeededExhibitor[]) {
  const free = new Map(
    halls.map((hall) => [
      hall.number,
      boothsOf(hall)
        .filter(({ isBookable }) => !isBookable)
        .map(({ no }) => no)
    ])
  );
  return exhibitors.flatMap(({ id, record }, index) => {
    const nos = free.get(record.hallNumber)?.splice(0, index % 5 === 4 ? 2 : 1) ?? [];
    return nos.map((no) => ({ expo_id: expoId, booth_no: no, exhibitor_id: id }));
  });
}

/** Inserts the slots that the demo companies offer, and one meeting. */
async function insertMeetings(tx: Tx, clock: SeedClock): Promise<void> {
  const slots = demoCompanies.flatMap(({ id: companyId, members }) =>
    members.slice(0, STAFF_PER_COMPANY).flatMap(({ userId }) => slotsOf(companyId, userId, clock))
  );
  await tx
    .insertInto('meeting_slot')
    .values(slots)
    .onConflict((conflict) => conflict.columns(['staff_user_id', 'starts_at_ms']).doNothing())
    .execute();
  const [first] = slots;
  if (first === undefined) return;
  const meeting = { id: 'meeting-lu', slot_id: first.id, user_id: 'user-lu', request_id: 'demo-meeting-lu' };
  const unset = { cancelled_at_ms: null, reminded_at_ms: null };
  await tx
    .insertInto('expo_meeting')
    .values({ ...meeting, note: '想谈八角年单和分级标准', booked_at_ms: clock.now.getTime() - HOUR_MS, ...unset })
    .execute();
}

function slotsOf(companyId: string, userId: string, clock: SeedClock) {
  return expoDays(clock).flatMap((day) =>
    MEETING_HOURS.map((hour) => {
      const startsAtMs = shanghaiMidnightMs(day) + hour * HOUR_MS;
      return {
        id: `slot-${companyId}-${userId}-${startsAtMs}`,
        exhibitor_id: exhibitorIdOf(companyId),
        staff_user_id: userId,
        starts_at_ms: startsAtMs,
        ends_at_ms: startsAtMs + SLOT_MS
      };
    })
  );
}
