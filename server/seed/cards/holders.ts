import type { Insertable } from 'kysely';
import type { HolderPerson, HolderSource } from '@contract/holder';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Database, Tx } from '../../src/database/schema';
import { newEntry } from '../../src/modules/holder/newEntry';
import { addDays, inWorkingHours } from '../calendar';
import type { SeedClock } from '../index';
import { type Random, random } from '../random';
import { type CardPerson, findCardPeople, holderPersonOf, personOnCard } from './cardPeople';
import { QIN_PARK_CARD_ID } from './demoCards';
import { type ExchangedSide, findExchangedSides } from './exchangedSides';
import { GROUPS, remarksOn, seenAtMs } from './holderRemarks';
import { PAPER_CARDS } from './paperCards';

const QIN_ID = 'user-qin';
/** Number of cards that a demo user keeps beside the exchanged ones; those of colleagues and of the park are named. */
const KEPT_COUNTS: Readonly<Record<string, number>> = { [QIN_ID]: 38, 'user-lu': 9, 'user-wu': 6, 'user-he': 4 };
const KEPT_BY_QIN: readonly string[] = ['user-wu', 'user-colleague-1', 'user-colleague-3', 'user-colleague-8'];
/** Users who keep a card of the demo user without an exchange. */
const KEEPERS: readonly string[] = ['user-trade-13', 'user-trade-15', 'user-trade-19'];
const PARK_KEEPERS: readonly string[] = ['user-wu', 'user-trade-05', 'user-trade-08', 'user-trade-21', 'user-trade-22'];
/** Ways by which a card came that was kept alone. */
const KEPT_SOURCES: readonly [HolderSource, ...HolderSource[]] = ['scan', 'share', 'share', 'supply', 'scan'];
const EXPO = '香博会';
/** Days since the last expo, where paper cards were collected. */
const EXPO_DAYS_AGO = 351;

type EntryRow = Insertable<Database['holder_entry']>;

/** A person who comes into a holder. */
interface HolderSeed {
  userId: string;
  /** Distinguishes the entry from others of the same holder. */
  key: string;
  person: HolderPerson;
  personUserId: string | null;
  cardId: string | null;
  isExchanged: boolean;
  source: HolderSource;
  metLocation: string;
  metMs: number;
}

/** Inserts card holders: one full of a demo user, small ones of others. Needs `seedExchanges`. */
export async function seedHolders(tx: Tx, clock: SeedClock): Promise<void> {
  const nowMs = clock.now.getTime();
  const people = await findCardPeople(tx);
  const sides = await findExchangedSides(tx);
  const exchanged = sides.map((side) => exchangedSeed(side, people));
  const waiting = await findWaitingIds(tx);
  const seeds = [...exchanged, ...keptSeeds(people, [...sides, ...waiting], nowMs), ...paperSeeds(nowMs)];
  await tx
    .insertInto('holder_group')
    .values(GROUPS.map((group) => ({ ...group, user_id: QIN_ID, created_at_ms: nowMs - 80 * DAY_MS })))
    .execute();
  await tx
    .insertInto('holder_entry')
    .values(seeds.map((seed) => rowOf(seed, nowMs)))
    .execute();
}

function rowOf(seed: HolderSeed, nowMs: number): EntryRow {
  const { userId, key, person, metMs, source, metLocation, personUserId } = seed;
  const id = `holder-${userId.replace('user-', '')}-${key}`;
  const isFromExpo = source === 'expo';
  const entry = newEntry(userId, { requestId: `seed-${id}`, source, metLocation }, person, metMs);
  const draw = random(id);
  const columns = {
    ...entry,
    id,
    person_user_id: personUserId,
    card_id: seed.cardId,
    is_exchanged: seed.isExchanged,
    seen_at_ms: seenAtMs(draw, personUserId ?? '', { addedMs: metMs, nowMs })
  };
  // The others have nothing to remark.
  return userId === QIN_ID
    ? { ...columns, ...remarkColumns(draw, personUserId ?? '', { isFromExpo, nowMs }) }
    : columns;
}

function remarkColumns(draw: Random, userId: string, { isFromExpo, nowMs }: { isFromExpo: boolean; nowMs: number }) {
  const { remindInDays, ...remarks } = remarksOn(draw, userId, isFromExpo);
  const today = shanghaiDay(nowMs);
  return {
    ...remarks,
    remind_on: remindInDays === null ? null : addDays(today, remindInDays),
    // As if the owner was notified in the morning.
    reminded_of: remindInDays === 0 ? today : null
  };
}

function exchangedSeed(side: ExchangedSide, people: ReadonlyMap<string, CardPerson>): HolderSeed {
  const { userId, otherId, contact, source, metLocation, decidedMs, exchangeId } = side;
  const card = people.get(otherId);
  const agreed = { name: contact.name, companyName: contact.company, mobile: contact.mobile };
  return {
    userId,
    key: exchangeId,
    person: card === undefined ? holderPersonOf(agreed) : { ...personOnCard(card), mobile: contact.mobile },
    personUserId: otherId,
    cardId: card?.cardId ?? null,
    isExchanged: true,
    source,
    metLocation,
    metMs: decidedMs
  };
}

/** @param known pairs of users who have exchanged contacts, or of whom one has asked */
function keptSeeds(
  people: ReadonlyMap<string, CardPerson>,
  known: readonly Pick<ExchangedSide, 'userId' | 'otherId'>[],
  nowMs: number
): HolderSeed[] {
  const pairs = new Set(known.map(({ userId, otherId }) => `${userId} ${otherId}`));
  const traders = [...people.values()].filter(({ userId }) => userId.startsWith('user-trade-'));
  const keep = (userId: string, card: CardPerson) => keptSeed(userId, card, nowMs);
  const chosen = Object.entries(KEPT_COUNTS).flatMap(([userId, count]) =>
    traders
      .filter((card) => !pairs.has(`${userId} ${card.userId}`))
      .map((card) => ({ card, rank: random(`${userId} keeps ${card.userId}`).next() }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, count)
      .map(({ card }) => keep(userId, card))
  );
  const named = KEPT_BY_QIN.flatMap((userId) => people.get(userId) ?? []).map((card) => keep(QIN_ID, card));
  return [...chosen, ...named, ...seedsOfQin(people, nowMs)];
}

/** Returns the entries of users who keep one of the demo user's two cards. */
function seedsOfQin(people: ReadonlyMap<string, CardPerson>, nowMs: number): HolderSeed[] {
  const card = people.get(QIN_ID);
  if (card === undefined) throw new Error('the demo user has no card');
  const park = {
    ...card,
    cardId: QIN_PARK_CARD_ID,
    position: '产业顾问',
    companyName: '南流江香料产业园（演示）',
    createdMs: nowMs - 40 * DAY_MS
  };
  return [
    ...KEEPERS.map((userId) => keptSeed(userId, card, nowMs)),
    ...PARK_KEEPERS.map((userId) => keptSeed(userId, park, nowMs))
  ];
}

function keptSeed(userId: string, card: CardPerson, nowMs: number): HolderSeed {
  const draw = random(`${userId} met ${card.userId}`);
  return {
    userId,
    key: card.cardId,
    person: personOnCard(card),
    personUserId: card.userId,
    cardId: card.cardId,
    isExchanged: false,
    source: draw.pick(KEPT_SOURCES),
    metLocation: '',
    metMs: inWorkingHours(Math.round(draw.between(card.createdMs, nowMs - DAY_MS)))
  };
}

function paperSeeds(nowMs: number): HolderSeed[] {
  return PAPER_CARDS.map(({ name, position, company, mobile, source, booth }, index) => {
    const draw = random(`paper card ${index}`);
    const daysAgo = source === 'expo' ? EXPO_DAYS_AGO + draw.integer(0, 2) : draw.integer(3, 110);
    return {
      userId: QIN_ID,
      key: `paper-${index + 1}`,
      person: holderPersonOf({ name, position, companyName: company, mobile }),
      personUserId: null,
      cardId: null,
      isExchanged: false,
      source,
      metLocation: booth === '' ? '' : `${EXPO} ${booth}`,
      metMs: inWorkingHours(nowMs - daysAgo * DAY_MS)
    };
  });
}

/** Returns both sides of the requests that wait, or were turned down. */
async function findWaitingIds(tx: Tx): Promise<Pick<ExchangedSide, 'userId' | 'otherId'>[]> {
  const rows = await tx
    .selectFrom('contact_exchange')
    .where('status', '<>', 'accepted')
    .select(['from_user_id', 'to_user_id'])
    .execute();
  return rows.flatMap(({ from_user_id: one, to_user_id: other }) => [
    { userId: one, otherId: other },
    { userId: other, otherId: one }
  ]);
}
