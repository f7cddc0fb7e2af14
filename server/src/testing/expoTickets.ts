import type { TicketApplication } from '@contract/expoTicket';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../database/id';
import type { TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

export interface TestExpo {
  id: string;
  days: string[];
}

/** Adds an expo of three days that begins in a number of days, with an open registration. */
export async function setupExpo(
  server: TestApp,
  { capacity = 1000, inDays = 7 }: { capacity?: number; inDays?: number } = {}
): Promise<TestExpo> {
  const nowMs = server.deps.now().getTime();
  const id = newId(nowMs);
  const days = [0, 1, 2].map((day) => shanghaiDay(nowMs + (inDays + day) * DAY_MS));
  await server.db
    .insertInto('expo')
    .values({
      id,
      name: '香料博览会（测试）',
      starts_on: days[0]!,
      ends_on: days[2]!,
      venue: '展馆',
      registered_count: 0
    })
    .execute();
  const window = { opens_at_ms: nowMs - DAY_MS, closes_at_ms: nowMs + (inDays + 3) * DAY_MS };
  await server.db
    .insertInto('expo_ticket_setting')
    .values({ expo_id: id, ...window, capacity, days: JSON.stringify(days) })
    .execute();
  return { id, days };
}

let applicationCount = 0;

/** Returns a valid application of a person, with the given changes. Needs the varieties of the demo data. */
export async function buildApplication(
  server: TestApp,
  expo: TestExpo,
  person: Pick<TestPerson, 'mobile'>,
  changes: Partial<TicketApplication> = {}
): Promise<TicketApplication> {
  applicationCount += 1;
  return {
    expoId: expo.id,
    name: '覃秀兰',
    mobile: person.mobile,
    company: '桂香源香料有限公司',
    position: '采购经理',
    visitorType: 'buyer',
    varietyIds: [await testVarietyId(server)],
    regionCode: '450900',
    countryCode: null,
    days: expo.days.slice(0, 2),
    companions: [],
    invitedBy: '',
    agrees: true,
    requestId: `ticket-application-${applicationCount}`,
    ...changes
  };
}

async function testVarietyId(server: TestApp): Promise<string> {
  const { id } = await server.db.selectFrom('variety').select('id').orderBy('id').executeTakeFirstOrThrow();
  return id;
}
