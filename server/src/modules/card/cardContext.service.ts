import type { Db } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import { type Workplace, workplacesOf } from '../company/company.service';
import { getPinnedSupplies } from '../listing/pinnedSupplies.service';
import { listVarietyNames } from '../pricing/variety.service';
import { getPictures } from '../upload/publicImage.service';
import { stateOfVideo } from '../upload/video.service';
import { verificationsOf } from '../user/user.service';
import type { CardContext } from './card.presenter';
import type { CardRow } from './card.repository';

/** Loads what cards of one owner show apart from their rows, in a few queries for all of them. */
export async function loadCardContext(
  { db, files }: { db: Db; files: FileStorage },
  userId: string,
  rows: readonly CardRow[],
  loaded?: readonly Workplace[]
): Promise<CardContext> {
  const workplaces = loaded ?? (await workplacesOf(db, userId));
  const owner = { userId, companyIds: workplaces.map(({ id }) => id) };
  const all = <T>(of: (fields: CardRow['fields']) => readonly T[]) => [
    ...new Set(rows.flatMap(({ fields }) => of(fields)))
  ];
  const videoUrls = all(({ videoUrl }) => (videoUrl === null ? [] : [videoUrl]));
  const [verifications, names, supplies, pictures, states] = await Promise.all([
    verificationsOf(db, userId),
    listVarietyNames(db),
    getPinnedSupplies(
      db,
      all(({ supplyIds }) => supplyIds),
      owner
    ),
    getPictures(
      { db, files },
      all(({ pictureUrls }) => pictureUrls)
    ),
    Promise.all(videoUrls.map(async (url) => [url, await stateOfVideo(db, url)] as const))
  ]);
  return {
    companies: new Map(
      workplaces.map(({ id, name, shortName, isVerified }) => [id, { id, name, shortName, isVerified }])
    ),
    verifications,
    varietyNames: new Map(names.map(({ id, name }) => [id, name])),
    supplies: new Map(supplies.map((supply) => [supply.id, supply])),
    pictures: new Map(pictures.map((picture) => [picture.url, picture])),
    videoStates: new Map(states.flatMap(([url, state]) => (state === undefined ? [] : [[url, state]])))
  };
}
