import { NewsBrief } from '@contract/news';
import { shanghaiDay } from '@rules/shanghaiTime';
import { AppError } from '../../../http/appError';
import { findArticleBrief } from '../../news/articleBrief.service';
import { getAlternatives } from '../../news/news.service';
import type { DrawnArt, ShareArt } from '../drawing/face';
import { localized } from '../localized';
import { type ReadFace, TakenDownError } from '../shareSubject';
import { dayText } from '../texts/textsOf';

/**
 * @throws AppError NOT_FOUND for an unknown article
 * @throws TakenDownError for one that was taken down
 */
export const readNews: ReadFace = async (id, context) => {
  const { deps, texts, nowMs } = context;
  const found = await findArticleBrief(deps.db, id, nowMs);
  if (found === undefined) {
    const { removed } = await getAlternatives(deps.db, id, nowMs);
    if (removed) throw new TakenDownError();
    throw new AppError('NOT_FOUND');
  }
  const { category, title, source, publishedAtMs, covers, coverVarietyId } = localized(NewsBrief, found, context);
  return {
    section: texts.news[category],
    title,
    facts: [`${source} · ${dayText(shanghaiDay(publishedAtMs), texts)}`],
    figure: null,
    curve: null,
    art: artOf(covers[0]?.url, coverVarietyId)
  };
};

function artOf(cover: string | undefined, varietyId: string | null): ShareArt {
  const drawn: DrawnArt = varietyId === null ? { kind: 'seal' } : { kind: 'variety', id: varietyId };
  return cover === undefined ? drawn : { kind: 'photo', url: cover, instead: drawn };
}
