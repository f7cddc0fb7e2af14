/*
 * Joins from the outside what organisers and operators write, for the module localName, which is below most modules that
 * store it.
 */
import { type TSchema, Type } from '@sinclair/typebox';
import { ActivityContent } from '@contract/activity';
import { Award } from '@contract/award';
import { DeepLinkConfig } from '@contract/deepLink';
import { ExhibitorDetail } from '@contract/exhibitor';
import { ExpoContent, ExpoFacts } from '@contract/expo';
import { ManagedCoupon } from '@contract/expoCoupon';
import { ExpoIntroduction } from '@contract/expoIntroduction';
import { ManagedSession } from '@contract/expoSession';
import { ExpoSite } from '@contract/expoSite';
import { FloorPlan } from '@contract/floorPlan';
import { Banner } from '@contract/home';
import { BusinessAttraction } from '@contract/investment';
import { Park } from '@contract/park';
import type { Db } from './database/schema';
import { listActivities } from './modules/activity/activity.service';
import { getAward } from './modules/award/award.service';
import { readDeepLinks } from './modules/deepLink/deepLink.service';
import { listExhibitorTexts } from './modules/exhibitor/exhibitorTexts.service';
import { getIntroduction } from './modules/expo/expo.service';
import { getContent, listAllExpos } from './modules/expo/expoAdmin.service';
import { listManagedCoupons } from './modules/expoCoupon/expoCoupon.service';
import { listManagedSessions } from './modules/expoSession/sessionAdmin.service';
import { getExpoSite, readPlan } from './modules/floorPlan/floorPlan.service';
import { findBanners } from './modules/home/home.service';
import { getBusinessAttraction } from './modules/investment/investment.service';
import { listParkRecords } from './modules/investment/park.service';
import type { OrganiserContent } from './modules/localName/organiserTexts';

/** Returns what viewers are shown of the platform, of all expos, parks and the government page. */
export async function listOrganiserContents(db: Db, now: Date): Promise<OrganiserContent[]> {
  const expos = await listAllExpos(db);
  const ofExpos = await Promise.all(expos.map(({ id }) => listContentsOfExpo(db, id, now)));
  return [
    content(Type.Array(ActivityContent), await listActivities(db)),
    content(Type.Array(Banner), await findBanners(db)),
    // Pages of other sites have no text: none is allowed here.
    content(DeepLinkConfig, await readDeepLinks(db, [])),
    content(Type.Array(ExpoFacts), expos),
    ...ofExpos.flat(),
    content(BusinessAttraction, await getBusinessAttraction(db, now.getTime())),
    content(Type.Array(Park), await listParkRecords(db))
  ];
}

async function listContentsOfExpo(db: Db, id: string, now: Date): Promise<OrganiserContent[]> {
  return [
    content(ExpoContent, await getContent(db, id)),
    content(ExpoIntroduction, await getIntroduction(db, id, now)),
    content(Type.Array(ManagedSession), await listManagedSessions(db, id, now.getTime())),
    content(FloorPlan, await readPlan(db, id)),
    content(ExpoSite, await getExpoSite(db, id, now)),
    content(Type.Array(ManagedCoupon), await listManagedCoupons(db, id)),
    content(Award, await getAward(db, { expoId: id }, null, now.getTime())),
    content(Type.Array(Type.Pick(ExhibitorDetail, ['intro', 'exhibits'])), await listExhibitorTexts(db, id))
  ];
}

const content = (schema: TSchema, value: unknown): OrganiserContent => ({ schema, value });
