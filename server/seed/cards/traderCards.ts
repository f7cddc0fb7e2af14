import { sql } from 'kysely';
import type { CardStyle } from '@contract/card';
import { DAY_MS } from '@rules/duration';
import type { Tx } from '../../src/database/schema';
import { cityText } from '../../src/modules/region/regionText';
import { random } from '../random';
import { cardFieldsOf, cardIdOf, type CardSeed } from './cardSeed';

/** A trading user; without a company a grower or a buyer in the own name. */
interface Trader {
  id: string;
  nickname: string;
  mobile: string;
  created_at_ms: number;
  company_id: string | null;
  company_type: string | null;
  region_code: string | null;
  offered: string[];
  wanted: string[];
}

const STYLES: readonly [CardStyle, ...CardStyle[]] = ['cinnabar', 'cassia', 'pepper', 'indigo', 'paper'];
const SELLER_POSITIONS: readonly [string, ...string[]] = ['总经理', '销售经理', '业务经理', '负责人'];
const BUYER_POSITIONS: readonly [string, ...string[]] = ['采购经理', '采购总监', '供应链经理'];
const GROWER_POSITIONS: readonly [string, ...string[]] = ['种植户', '产地收购', '合作社社员'];
/** Names of shops are longer than those of people. */
const MAX_NAME = 4;
const MAX_VARIETIES = 5;
/** Share of the growers and small buyers who have a card; of companies all have one. */
const PERSON_SHARE = 0.6;
const FINDABLE_SHARE = 0.85;
const OPEN_NUMBER_SHARE = 0.3;
/** Users whose cards were changed a while ago. */
const CHANGED: readonly string[] = ['user-trade-02', 'user-trade-25', 'user-trade-26'];

/** Returns the cards of the other trading users. Needs `seedListings`. */
export async function traderCards(tx: Tx, nowMs: number): Promise<CardSeed[]> {
  const traders = await findTraders(tx);
  return traders.filter(hasCard).map((trader) => cardOf(trader, nowMs));
}

function hasCard({ id, nickname, company_id: companyId }: Trader): boolean {
  if (companyId !== null) return true;
  return [...nickname].length <= MAX_NAME && random(`card of ${id}`).next() < PERSON_SHARE;
}

function cardOf(trader: Trader, nowMs: number): CardSeed {
  const { id, nickname, mobile, company_id: companyId, region_code: regionCode } = trader;
  const source = random(`face of ${id}`);
  const joinedDaysAgo = Math.floor((nowMs - trader.created_at_ms) / DAY_MS);
  const fields = cardFieldsOf({
    name: nickname,
    position: source.pick(positionsOf(trader)),
    companyId,
    mobile,
    address: regionCode === null ? '' : cityText(regionCode),
    varietyIds: (trader.offered.length > 0 ? trader.offered : trader.wanted).slice(0, MAX_VARIETIES),
    style: source.pick(STYLES),
    isFindable: source.next() < FINDABLE_SHARE
  });
  if (source.next() < OPEN_NUMBER_SHARE) fields.visibility.mobile = 'everyone';
  const changed = CHANGED.indexOf(id);
  return {
    id: cardIdOf(id),
    userId: id,
    fields,
    isDefault: true,
    createdDaysAgo: Math.min(joinedDaysAgo, source.integer(35, 95)),
    ...(changed >= 0 && { changedHoursAgo: 5 + 6 * changed })
  };
}

function positionsOf({ company_id: companyId, company_type: type, offered }: Trader): readonly [string, ...string[]] {
  if (companyId === null && offered.length > 0) return GROWER_POSITIONS;
  return type === 'seasoningMaker' || companyId === null ? BUYER_POSITIONS : SELLER_POSITIONS;
}

async function findTraders(tx: Tx): Promise<Trader[]> {
  const { rows } = await sql<Trader>`
    select u.id, u.nickname, u.mobile, u.created_at_ms, c.id as company_id, c.type as company_type, c.region_code,
      array(select distinct variety_id from supply_listing s where s.owner_user_id = u.id and variety_id is not null
        order by 1) as offered,
      array(select distinct variety_id from purchase_request p where p.owner_user_id = u.id and variety_id is not null
        order by 1) as wanted
    from user_account u
    left join company_member m on m.user_id = u.id and m.is_current
    left join company c on c.id = m.company_id
    where u.id like 'user-trade-%'
    order by u.id`.execute(tx);
  return rows;
}
