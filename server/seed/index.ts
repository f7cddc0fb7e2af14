import type { Db, Tx } from '../src/database/schema';
import type { ServerSecret } from '../src/modules/encrypt/serverSecret';
import type { ImageStorage } from '../src/providers/imageStorage';
import { seedAddresses } from './addresses';
import { seedBanners } from './banners';
import { seedCompanies } from './companies';
import { seedExpo } from './expo';
import { seedFlashes } from './flashes';
import { seedFollows } from './follows';
import { seedInvitations } from './invitations';
import { seedLines } from './lines';
import { seedListings } from './listings';
import { seedLocalNames } from './localNames';
import { seedMarks } from './marks';
import { seedNews } from './news';
import { seedNotifications } from './notifications';
import { seedPeople } from './people';
import type { Drawn } from './photos/draw';
import type { Scene } from './photos/scenes';
import { seedPrices } from './prices';
import { seedProfiles } from './profiles';
import { seedSearchWords } from './searchWords';
import { seedSettings } from './settings';
import { seedExchanges } from './talks/exchanges';
import { seedInquiries } from './talks/inquiries';
import { readOldNews, seedTradeNews } from './tradeNews';
import { seedVerifications } from './verifications';

export interface SeedClock {
  /** The day of the first start: every date of the demo data is counted from it. */
  now: Date;
}

/** What the demo data is put into besides the database. */
export interface SeedWorld extends SeedClock {
  images: ImageStorage;
  /** Makes the picture of a scene: the longest work of the seed, which tests leave out. */
  draw(scene: Scene): Promise<Drawn>;
  secret: ServerSecret;
}

/** Told about each long step, such as "prices 120,000/160,000". */
export type SeedProgress = (step: string) => void;

/** The name under which the database remembers that it holds the demo data. */
const WORK = 'demo-data';

/**
 * Loads the demo data, once and in one transaction: a start that is cut off leaves nothing, a second start (or process)
 * finds the work done. A database in which people registered before is left as it is. True when the data was loaded.
 */
export async function seed(db: Db, world: SeedWorld, progress: SeedProgress = () => undefined): Promise<boolean> {
  const clock: SeedClock = world;
  return db.transaction().execute(async (tx) => {
    if (!(await claim(tx, clock))) return false;
    if (await hasPeople(tx)) return false;
    progress('people');
    await seedSettings(tx);
    await seedPeople(tx, clock);
    await seedProfiles(tx, clock);
    await seedCompanies(tx, clock);
    await seedAddresses(tx, clock);
    await seedInvitations(tx, clock);
    await seedVerifications(tx, world);
    await seedNotifications(tx, clock);
    await seedExpo(tx, clock);
    progress('varieties and markets');
    await seedLines(tx);
    await seedLocalNames(tx);
    await seedFollows(tx, clock);
    await seedPrices(tx, clock, progress);
    await seedNews(tx, world, progress);
    await seedFlashes(tx, world, progress);
    await seedListings(tx, world, progress);
    progress('conversations');
    await seedTradeNews(tx, clock);
    await seedMarks(tx, clock);
    await seedInquiries(tx, clock);
    await seedExchanges(tx, clock);
    await readOldNews(tx, clock);
    await seedBanners(tx, clock, progress);
    await seedSearchWords(tx, clock);
    return true;
  });
}

/** A second process waits here for the first one's transaction, then finds the name taken. */
async function claim(tx: Tx, clock: SeedClock): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('done_work')
    .values({ name: WORK, done_at_ms: clock.now.getTime() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function hasPeople(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
