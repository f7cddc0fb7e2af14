import type { Db, Tx } from '../../database/schema';
import type { ImageStorage } from '../../providers/imageStorage';
import { eraseCompany, exportOfCompany } from '../company/company.personal';
import type { ServerSecret } from '../encrypt/serverSecret';
import { eraseExchanges, exportOfExchanges } from '../exchange/exchange.personal';
import { eraseFeedback, exportOfFeedback } from '../feedback/feedback.personal';
import { eraseAddresses, exportOfAddresses } from '../address/address.personal';
import { eraseFlashLikes, exportOfFlashLikes } from '../flash/flash.personal';
import { eraseFootprints, exportOfFootprints } from '../footprint/footprint.personal';
import { eraseInquiries, exportOfInquiries } from '../inquiry/inquiry.personal';
import { eraseInterests, exportOfInterests } from '../interest/interest.personal';
import { eraseInvites, exportOfInvites } from '../invite/invite.personal';
import { eraseFollows, exportOfFollows } from '../market/follow.personal';
import { erasePriceAlerts, exportOfPriceAlerts } from '../market/priceAlert.personal';
import { erasePriceReports, exportOfPriceReports } from '../market/priceReport.personal';
import { eraseNotifications, exportOfNotifications } from '../message/message.personal';
import { eraseNewsMarks, exportOfNewsMarks } from '../news/news.personal';
import { erasePurchases, exportOfPurchases } from '../purchase/purchase.personal';
import { eraseQuotations, exportOfQuotations } from '../quotation/quotation.personal';
import { eraseReports, exportOfReports } from '../report/report.personal';
import { eraseSupplies, exportOfSupplies } from '../supply/supply.personal';
import { eraseDocuments, exportOfDocuments } from '../upload/document.personal';
import { erasePrivateImages, exportOfPrivateImages } from '../upload/privateImage.service';
import { eraseUploads, eraseVideos, exportOfUploads, exportOfVideos } from '../upload/upload.personal';
import { eraseUser, exportOfUser } from '../user/user.personal';
import { eraseVerification, exportOfVerification } from '../verification/verification.personal';
import { eraseAccount, exportOfAccount } from './account.personal';

interface PersonalDeps {
  db: Db;
  images: ImageStorage;
  secret: ServerSecret;
}

/** What happens in one transaction; files of `images` go with it, and may be gone already. */
interface EraseDeps {
  tx: Tx;
  images: ImageStorage;
}

/** What a module keeps about people: how it is told to them, and how it goes with their account. */
export interface PersonalData {
  /** Its key in the exported file. */
  name: string;
  /** `table.column` of every column that names a person. A test finds those that nobody lists. */
  columns: readonly string[];
  /** All that concerns the person, in words that other programs understand: no secrets, no digests. */
  exportOf(deps: PersonalDeps, userId: string): Promise<unknown>;
  /** Deletes it, or takes the person out of it. Doing it twice is doing it once. */
  erase(deps: EraseDeps, userId: string, nowMs: number): Promise<void>;
}

/** Every module's, in the order in which they are erased: what names something else before what it names. */
export const personalData: readonly PersonalData[] = [
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
    columns: ['interest_removal.user_id'],
    exportOf: ({ db }, userId) => exportOfInterests(db, userId),
    erase: ({ tx }, userId) => eraseInterests(tx, userId)
  },
  {
    name: 'newsMarks',
    columns: ['news_like.user_id', 'news_favourite.user_id', 'news_view.reader'],
    exportOf: ({ db }, userId) => exportOfNewsMarks(db, userId),
    erase: ({ tx }, userId) => eraseNewsMarks(tx, userId)
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
  },
  {
    name: 'inquiries',
    columns: ['inquiry.asker_user_id', 'inquiry_message.user_id'],
    exportOf: ({ db }, userId) => exportOfInquiries(db, userId),
    erase: ({ tx }, userId) => eraseInquiries(tx, userId)
  },
  {
    name: 'exchangedContacts',
    columns: ['contact_exchange.from_user_id', 'contact_exchange.to_user_id'],
    exportOf: ({ db }, userId) => exportOfExchanges(db, userId),
    erase: ({ tx }, userId) => eraseExchanges(tx, userId)
  },
  {
    name: 'supplies',
    columns: [
      'supply.owner_user_id',
      'supply_listing.owner_user_id',
      'supply_favourite.user_id',
      'supply_view.reader',
      'supply_share_visit.reader'
    ],
    exportOf: ({ db }, userId) => exportOfSupplies(db, userId),
    erase: ({ tx }, userId, nowMs) => eraseSupplies(tx, userId, nowMs)
  },
  {
    name: 'quotations',
    columns: ['quotation.supplier_user_id'],
    exportOf: ({ db }, userId) => exportOfQuotations(db, userId),
    erase: ({ tx }, userId) => eraseQuotations(tx, userId)
  },
  {
    name: 'purchases',
    columns: [
      'purchase.owner_user_id',
      'purchase_request.owner_user_id',
      'purchase_favourite.user_id',
      'purchase_view.user_id'
    ],
    exportOf: ({ db }, userId) => exportOfPurchases(db, userId),
    erase: ({ tx }, userId, nowMs) => erasePurchases(tx, userId, nowMs)
  },
  {
    name: 'companies',
    columns: [
      'company_member.user_id',
      'company_application.user_id',
      'company.contact_mobile',
      'company_invitation.inviter_id',
      'company_invitation.mobile',
      'company_transfer.from_user_id',
      'company_transfer.to_user_id'
    ],
    exportOf: ({ db }, userId) => exportOfCompany(db, userId),
    erase: ({ tx }, userId, nowMs) => eraseCompany(tx, userId, nowMs)
  },
  {
    name: 'addresses',
    columns: ['user_address.user_id', 'user_address.mobile'],
    exportOf: ({ db }, userId) => exportOfAddresses(db, userId),
    erase: ({ tx }, userId) => eraseAddresses(tx, userId)
  },
  {
    name: 'invitations',
    columns: ['contact_invitation.inviter_id', 'contact_invitation.mobile'],
    exportOf: ({ db }, userId) => exportOfInvites(db, userId),
    erase: ({ tx }, userId) => eraseInvites(tx, userId)
  },
  {
    name: 'reports',
    columns: ['content_report.user_id'],
    exportOf: ({ db }, userId) => exportOfReports(db, userId),
    erase: ({ tx }, userId) => eraseReports(tx, userId)
  },
  {
    name: 'notifications',
    columns: ['notification.user_id', 'notification_mute.user_id'],
    exportOf: ({ db }, userId) => exportOfNotifications(db, userId),
    erase: ({ tx }, userId) => eraseNotifications(tx, userId)
  },
  {
    name: 'uploadedImages',
    columns: ['uploaded_image.owner_user_id'],
    exportOf: (deps, userId) => exportOfUploads(deps, userId),
    erase: (deps, userId) => eraseUploads(deps, userId)
  },
  {
    name: 'uploadedDocuments',
    columns: ['uploaded_document.owner_user_id'],
    exportOf: (deps, userId) => exportOfDocuments(deps, userId),
    erase: (deps, userId) => eraseDocuments(deps, userId)
  },
  {
    name: 'uploadedVideos',
    columns: ['uploaded_video.owner_user_id'],
    exportOf: (deps, userId) => exportOfVideos(deps, userId),
    erase: (deps, userId) => eraseVideos(deps, userId)
  },
  {
    name: 'verifications',
    columns: ['verification.user_id', 'verification_papers.user_id', 'verification_failure.user_id'],
    exportOf: (deps, userId) => exportOfVerification(deps, userId),
    erase: ({ tx }, userId) => eraseVerification(tx, userId)
  },
  {
    name: 'privateImages',
    columns: ['private_image.owner_user_id'],
    exportOf: (deps, userId) => exportOfPrivateImages(deps, userId),
    erase: ({ tx }, userId) => erasePrivateImages(tx, userId)
  },
  {
    name: 'feedback',
    columns: ['feedback_ticket.user_id'],
    exportOf: ({ db }, userId) => exportOfFeedback(db, userId),
    erase: ({ tx }, userId) => eraseFeedback(tx, userId)
  },
  {
    name: 'account',
    columns: ['account_preference.user_id', 'account_cancellation.user_id'],
    exportOf: ({ db }, userId) => exportOfAccount(db, userId),
    erase: ({ tx }, userId) => eraseAccount(tx, userId)
  },
  {
    // The last: others may want to know who the person was.
    name: 'person',
    columns: [
      'user_account.inviter_id',
      'user_profile.user_id',
      'user_session.user_id',
      'user_verification.user_id',
      'user_wechat.user_id',
      'reset_ticket.user_id'
    ],
    exportOf: ({ db }, userId) => exportOfUser(db, userId),
    erase: ({ tx }, userId, nowMs) => eraseUser(tx, userId, nowMs)
  }
];
