import { ExpoIndex } from '@contract/expo';
import { SHARED_APP } from '@rules/sharePicture';
import { AppError } from '../../../http/appError';
import { getExpoIndex, listBanners } from '../../expo/expo.service';
import { localized } from '../localized';
import type { ReadFace } from '../shareSubject';
import { dayText } from '../texts/textsOf';

/** @throws AppError NOT_FOUND for an unknown expo */
export const readExpo: ReadFace = async (id, context) => {
  const { deps, texts, nowMs } = context;
  const found = await getExpoIndex(deps.db, id, new Date(nowMs));
  if (found === null) throw new AppError('NOT_FOUND');
  const { name, startsOn, endsOn, venue } = localized(ExpoIndex, found, context);
  const [banner] = await listBanners(deps.db, id, new Date(nowMs));
  const days =
    startsOn === endsOn ? dayText(startsOn, texts) : `${dayText(startsOn, texts)} – ${dayText(endsOn, texts)}`;
  return {
    section: texts.sections.expo,
    title: name,
    facts: [days, venue],
    figure: null,
    curve: null,
    art: banner === undefined ? { kind: 'seal' } : { kind: 'variety', id: banner.varietyId }
  };
};

/**
 * The picture of pages that are about nothing of their own.
 * @throws AppError NOT_FOUND for another id than `home`
 */
export const readApp: ReadFace = (id, { texts }) => {
  if (id !== SHARED_APP) throw new AppError('NOT_FOUND');
  return Promise.resolve({
    section: texts.name,
    title: texts.slogan,
    facts: [],
    figure: null,
    curve: null,
    art: { kind: 'seal' }
  });
};
