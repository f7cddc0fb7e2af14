import { Flash } from '@contract/flash';
import { shanghaiDay } from '@rules/shanghaiTime';
import { getFlash } from '../../newsflash/flash.service';
import type { DrawnArt } from '../drawing/face';
import { localized } from '../localized';
import { type ReadFace, TakenDownError } from '../shareSubject';
import { dayText } from '../texts/textsOf';

/**
 * @throws AppError NOT_FOUND for an unknown flash
 * @throws TakenDownError for one that was withdrawn
 */
export const readFlash: ReadFace = async (id, context) => {
  const { deps, texts, nowMs } = context;
  const { flash, withdrawnReason } = await getFlash(deps.db, id, null, nowMs);
  if (withdrawnReason !== null) throw new TakenDownError();
  const { title, source, publishedAtMs, images, varietyIds } = localized(Flash, flash, context);
  const [image] = images;
  const [varietyId] = varietyIds;
  const drawn: DrawnArt = varietyId === undefined ? { kind: 'seal' } : { kind: 'variety', id: varietyId };
  return {
    section: texts.sections.flash,
    title,
    facts: [`${source} · ${dayText(shanghaiDay(publishedAtMs), texts)}`],
    figure: null,
    curve: null,
    art: image === undefined ? drawn : { kind: 'photo', url: image.url, instead: drawn }
  };
};
