import { eraseFeedback, exportOfFeedback } from '../feedback/feedback.personal';
import { eraseAddresses, exportOfAddresses } from '../address/address.personal';
import { eraseInvites, exportOfInvites } from '../invite/invite.personal';
import { eraseNotifications, exportOfNotifications } from '../message/message.personal';
import { eraseReports, exportOfReports } from '../report/report.personal';
import { eraseDocuments, exportOfDocuments } from '../upload/document.personal';
import { erasePrivateImages, exportOfPrivateImages } from '../upload/privateImage.service';
import {
  eraseParts,
  eraseUploads,
  eraseVideos,
  exportOfParts,
  exportOfUploads,
  exportOfVideos
} from '../upload/upload.personal';
import { eraseUser, exportOfUser } from '../user/user.personal';
import { eraseVerification, exportOfVerification } from '../verification/verification.personal';
import { eraseAccount, exportOfAccount } from './account.personal';
import type { PersonalData } from './personalData.types';

/** What modules keep of who somebody is, what they uploaded and what they wrote to us. */
export const ownData: readonly PersonalData[] = [
  {
    name: 'addresses',
    columns: ['user_address.user_id', 'user_address.mobile'],
    exportOf: ({ db }, userId) => exportOfAddresses(db, userId),
    erase: ({ tx }, userId) => eraseAddresses(tx, userId)
  },
  {
    name: 'invitations',
    columns: ['contact_invitation.inviter_id', 'contact_invitation.mobile', 'invite_words.user_id'],
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
    columns: ['notification.user_id', 'notification.about_user_id', 'notification_mute.user_id'],
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
    name: 'uploadsInParts',
    columns: ['upload_in_parts.owner_user_id'],
    exportOf: ({ db }, userId) => exportOfParts(db, userId),
    erase: ({ tx }, userId) => eraseParts(tx, userId)
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
      'reset_ticket.user_id',
      'known_place.user_id'
    ],
    exportOf: ({ db }, userId) => exportOfUser(db, userId),
    erase: ({ tx }, userId, nowMs) => eraseUser(tx, userId, nowMs)
  }
];
