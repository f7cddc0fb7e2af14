import type { FeedbackKind } from '@contract/feedback';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { appVersion, appVersionCode } from '@/lib/version';
import { openPagePaths } from '@/navigation/openPagePaths';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/upload';
import { routes } from '@/routes';
import { environment } from '@/stores/environment';
import { serverConfig } from '@/stores/serverConfig';
import { user } from '@/stores/user';
import { createFeedback } from '../api/feedback';
import { FeedBackStore } from './FeedBack.store';
import { feedbackDraft } from './feedbackDraft';

/**
 * Creates the feedback form.
 * @param kind kind requested by the link that opened the page; overrides the draft
 */
export function newFeedbackStore(kind?: FeedbackKind): FeedBackStore {
  const env = {
    version: `${appVersion} (${appVersionCode})`,
    platform: environment.platform || 'h5',
    // Feedback is mostly about the previous page.
    route: openPagePaths().slice(-2, -1)[0] ?? routes['setting.feedback'],
    retryCount: serverConfig.retryCount
  };
  const api = {
    createFeedback,
    newRequestId,
    newUploads: (maxCount: number) =>
      new UploadsStore({ pickFiles: pickPhotos, uploadFile: uploadImage, releaseFile }, maxCount),
    restoreUploads: (photos: UploadsStore, urls: readonly string[]) => photos.restore(urls, uploadUri)
  };
  return new FeedBackStore(api, env, feedbackDraft, { kind, contact: user.h5User.mobile || null });
}
