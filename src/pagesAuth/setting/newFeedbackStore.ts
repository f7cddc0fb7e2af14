import type { FeedbackKind } from '@contract/feedback';
import type { CurrentUser } from '@contract/user';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { appVersion, appVersionCode } from '@/lib/version';
import { openPagePaths } from '@/navigation/openPagePaths';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/upload';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { createFeedback } from '../api/feedback';
import { FeedBackStore } from './FeedBack.store';
import { feedbackDraft } from './feedbackDraft';

const MAX_PHOTOS = 4;

/**
 * Creates the feedback form and restores the user's draft.
 * @param initialKind kind requested by the link that opened the page; overrides the draft
 */
export function newFeedbackStore(author: CurrentUser, initialKind: FeedbackKind | undefined): FeedBackStore {
  const env = {
    version: `${appVersion} (${appVersionCode})`,
    platform: settings.platform || 'h5',
    // Feedback is mostly about the previous page.
    route: openPagePaths().slice(-2, -1)[0] ?? routes['setting.feedback'],
    retryCount: settings.retryCount
  };
  const photos = new UploadsStore({ pickFiles: pickPhotos, uploadFile: uploadImage, releaseFile }, MAX_PHOTOS);
  const contact = user.h5User.mobile || author.mobile;
  const form = new FeedBackStore({ createFeedback, newRequestId }, author, env, photos, feedbackDraft, contact);
  if (initialKind) form.setKind(initialKind);
  return form;
}
