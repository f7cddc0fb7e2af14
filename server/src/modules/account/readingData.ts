import { eraseFlashLikes, exportOfFlashLikes } from '../newsflash/flash.personal';
import { eraseFootprints, exportOfFootprints } from '../browsingHistory/footprint.personal';
import { eraseInterests, exportOfInterests } from '../interest/interest.personal';
import { eraseFollows, exportOfFollows } from '../pricing/follow.personal';
import { erasePriceAlerts, exportOfPriceAlerts } from '../pricing/priceAlert.personal';
import { erasePriceReports, exportOfPriceReports } from '../pricing/priceReport.personal';
import { eraseNewsEngagement, exportOfNewsEngagement } from '../news/news.personal';
import type { PersonalData } from './personalData.types';

/** What modules keep of what somebody reads, follows and marks. */
export const readingData: readonly PersonalData[] = [
  {
    name: 'followedPrices',
    columns: ['line_follow.user_id'],
    exportOf: ({ db }, userId) => exportOfFollows(db, userId),
    erase: ({ tx }, userId) => eraseFollows(tx, userId)
  },
  {
    name: 'priceAlerts',
    columns: ['price_alert.user_id'],
    exportOf: ({ db }, userId) => exportOfPriceAlerts(db, userId),
    erase: ({ tx }, userId) => erasePriceAlerts(tx, userId)
  },
  {
    name: 'priceReports',
    columns: ['price_report.user_id'],
    exportOf: ({ db }, userId) => exportOfPriceReports(db, userId),
    erase: ({ tx }, userId) => erasePriceReports(tx, userId)
  },
  {
    name: 'removedInterests',
    columns: ['interest_addition.user_id', 'interest_removal.user_id'],
    exportOf: ({ db }, userId) => exportOfInterests(db, userId),
    erase: ({ tx }, userId) => eraseInterests(tx, userId)
  },
  {
    name: 'newsMarks',
    columns: ['news_like.user_id', 'news_favourite.user_id', 'news_view.reader'],
    exportOf: ({ db }, userId) => exportOfNewsEngagement(db, userId),
    erase: ({ tx }, userId) => eraseNewsEngagement(tx, userId)
  },
  {
    name: 'flashLikes',
    columns: ['flash_like.user_id'],
    exportOf: ({ db }, userId) => exportOfFlashLikes(db, userId),
    erase: ({ tx }, userId) => eraseFlashLikes(tx, userId)
  },
  {
    name: 'footprints',
    columns: ['footprint.user_id'],
    exportOf: ({ db }, userId) => exportOfFootprints(db, userId),
    erase: ({ tx }, userId) => eraseFootprints(tx, userId)
  }
];
