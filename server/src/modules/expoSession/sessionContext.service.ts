import type { Db, Tx } from '../../database/schema';
import { getCardBriefs } from '../card/cardBrief.service';
import type { SessionContext } from './expoSession.presenter';
import type { SessionRow } from './expoSession.repository';

/** Loads what sessions are presented with: which cards of their speakers are shown. */
export async function loadSessionContext(
  db: Db | Tx,
  sessions: readonly SessionRow[],
  nowMs: number
): Promise<SessionContext> {
  const ids = sessions.flatMap(({ speakers }) => speakers.flatMap(({ cardId }) => cardId ?? []));
  const cards = await getCardBriefs(db, [...new Set(ids)]);
  return { cardIds: new Set(cards.keys()), nowMs };
}
