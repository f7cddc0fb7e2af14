import { sql } from 'kysely';
import type { HolderPerson } from '@contract/holder';
import type { Tx } from '../../src/database/schema';

/** A user with the default card that others keep of them. */
export interface CardPerson {
  userId: string;
  cardId: string;
  name: string;
  position: string;
  companyName: string;
  website: string;
  address: string;
  /** Shown to everyone; empty for a number that is shown after an exchange only. */
  openMobile: string;
  createdMs: number;
}

/** Returns the users with a card, by id. Needs `seedCards`. */
export async function findCardPeople(tx: Tx): Promise<Map<string, CardPerson>> {
  const { rows } = await sql<CardPerson>`
    select user_id as "userId", id as "cardId", fields->>'name' as name, fields->>'position' as position,
      coalesce(nullif(company_text, ''), fields->>'companyName') as "companyName", fields->>'website' as website,
      fields->>'address' as address, created_at_ms as "createdMs",
      case when fields->'visibility'->>'mobile' = 'everyone' then fields->>'mobile' else '' end as "openMobile"
    from card where is_default order by user_id`.execute(tx);
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Returns what a holder has of a person. */
export function holderPersonOf(known: Partial<HolderPerson> & Pick<HolderPerson, 'name'>): HolderPerson {
  return {
    position: '',
    department: '',
    companyName: '',
    mobile: '',
    otherMobile: '',
    landline: '',
    weChatId: '',
    email: '',
    website: '',
    address: '',
    ...known
  };
}

/** Returns what a holder has of the card of a person. */
export function personOnCard({ name, position, companyName, website, address, openMobile }: CardPerson): HolderPerson {
  return holderPersonOf({ name, position, companyName, website, address, mobile: openMobile });
}
