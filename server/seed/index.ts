import type { Db, Tx } from '../src/database/schema';
import type { ServerSecret } from '../src/modules/secureChannel/serverSecret';
import type { FileStorage } from '../src/providers/fileStorage';
import { seedActivities } from './activities';
import { seedAddresses } from './addresses';
import { seedBanners } from './banners';
import { seedCards } from './cards/cards';
import { seedCardVisits } from './cards/cardVisits';
import { seedHolders } from './cards/holders';
import { seedCompanies } from './companies';
import { seedExchanges } from './conversations/exchanges';
import { seedInquiries } from './conversations/inquiries';
import { seedAwards } from './expo/awards';
import { seedBoothBookings } from './expo/boothBookings';
import { seedCertificates } from './expo/certificates';
import { seedExpoCoupons } from './expo/coupons';
import { seedExhibitors } from './expo/exhibitors';
import { seedExpo } from './expo/expo';
import { seedHalls } from './expo/halls';
import { seedInvestment } from './expo/investment';
import { seedOrganiserTexts } from './expo/organiserTexts';
import { seedParks } from './expo/parks';
import { seedSessions } from './expo/sessions';
import { seedSite } from './expo/site';
import { seedTickets } from './expo/tickets';
import { seedFavourites } from './favourites';
import { seedFlashes } from './flashes';
import { seedFollows } from './follows';
import { seedInvitations } from './invitations';
import { seedLines } from './lines';
import { seedListings } from './listings';
import { seedLocalNames } from './localNames';
import { seedNews } from './news';
import { seedNotifications } from './notifications';
import type { DrawnPhoto } from './photos/draw';
import type { Scene } from './photos/scenes';
import { seedPrices } from './prices';
import { seedProfiles } from './profiles';
import { seedSearchTerms } from './searchTerms';
import { seedSettings } from './settings';
import { markOldNotificationsRead, seedTradeNotifications } from './tradeNotifications';
import { seedUsers } from './users';
import { seedVerifications } from './verifications';

export interface SeedClock {
  /** The day of the first start: every date of the demo data is counted from it. */
  now: Date;
}

/** Services that the demo data needs beside the database. */
export interface SeedContext extends SeedClock {
  files: FileStorage;
  /** Draws the picture of a scene: the longest work of the seed, which tests leave out. */
  draw(scene: Scene): Promise<DrawnPhoto>;
  secret: ServerSecret;
}

/** Called before each long step, such as "prices 120,000/160,000". */
export type SeedProgress = (step: string) => void;

/** Key of the database's record that the demo data is loaded. */
export const SEED_KEY = 'demo-data';

/**
 * Loads the demo data, once and in one transaction: an interrupted start leaves nothing, a second start (or process)
 * finds it done. A database with registered users is left unchanged. Returns true when the data was loaded.
 */
export async function seed(db: Db, context: SeedContext, progress: SeedProgress = () => undefined): Promise<boolean> {
  const clock: SeedClock = context;
  return db.transaction().execute(async (tx) => {
    if (!(await claim(tx, clock))) return false;
    if (await hasUsers(tx)) return false;
    progress('people');
    await seedSettings(tx);
    await seedUsers(tx, clock);
    await seedProfiles(tx, clock);
    await seedCompanies(tx, clock);
    await seedAddresses(tx, clock);
    await seedInvitations(tx, clock);
    await seedVerifications(tx, context);
    await seedNotifications(tx, clock);
    await seedExpo(tx, clock);
    await seedHalls(tx);
    await seedExpoCoupons(tx, clock);
    await seedSessions(tx, clock);
    await seedSite(tx);
    await seedAwards(tx, clock);
    await seedInvestment(tx, clock);
    await seedBoothBookings(tx, clock);
    progress('varieties and markets');
    await seedLines(tx);
    await seedLocalNames(tx);
    await seedOrganiserTexts(tx, clock);
    await seedTickets(tx, clock);
    await seedFollows(tx, clock);
    await seedPrices(tx, clock, progress);
    await seedNews(tx, context, progress);
    await seedParks(tx, context);
    await seedFlashes(tx, context, progress);
    await seedListings(tx, context, progress);
    progress('conversations');
    await seedTradeNotifications(tx, clock);
    await seedFavourites(tx, clock);
    await seedInquiries(tx, clock);
    await seedCards(tx, clock);
    await seedExchanges(tx, clock);
    await seedHolders(tx, clock);
    await seedCardVisits(tx, context);
    await seedExhibitors(tx, clock);
    await seedCertificates(tx, clock);
    await markOldNotificationsRead(tx, clock);
    await seedBanners(tx, clock, progress);
    await seedSearchTerms(tx, clock);
    await seedActivities(tx, clock);
    return true;
  });
}

/** A second process waits here for the first one's transaction, then finds the name taken. */
async function claim(tx: Tx, clock: SeedClock): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('done_work')
    .values({ name: SEED_KEY, done_at_ms: clock.now.getTime() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function hasUsers(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
