import type { RegistrationPrefill } from '@contract/expoTicket';
import { MAX_VISITOR_INTERESTS } from '@rules/expoTicket';
import { chosenNickname } from '@rules/generatedNickname';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { getDefaultCards } from '../card/cardBrief.service';
import { workplacesOf } from '../company/company.service';
import { listInterests } from '../interest/interest.service';
import { numberOf } from '../user/numberless';
import { getUser } from '../user/user.service';
import { visitorProfile } from './visitorProfile';

/** Returns what a registration begins with: the default card, else company and profile, else the account. */
export async function getPrefill(db: Db, { id: userId }: Member, nowMs: number): Promise<RegistrationPrefill> {
  const [user, cards, [workplace], profile, interests] = await Promise.all([
    getUser(db, userId),
    getDefaultCards(db, [userId]),
    workplacesOf(db, userId),
    visitorProfile.use.profileOf(db, userId, nowMs),
    listInterests(db, userId)
  ]);
  const card = cards.get(userId);
  const varietyIds = profile.varietyIds.length > 0 ? profile.varietyIds : interests;
  return {
    name: card?.name ?? (profile.realName || chosenNickname(user.nickname)),
    mobile: numberOf(user),
    company: card?.companyName || (workplace?.name ?? ''),
    position: card?.position || (workplace?.position ?? ''),
    varietyIds: varietyIds.slice(0, MAX_VISITOR_INTERESTS),
    region: profile.region
  };
}
