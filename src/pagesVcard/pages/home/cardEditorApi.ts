import { getPhoneVisibility } from '@/api/account';
import { createCard, getOwnCards, updateCard } from '@/api/card';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { videoStore } from '@/components/upload/videoStore';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { newRequestId } from '@/request/requestId';
import { uploadAvatar, uploadImage } from '@/request/upload';
import type { CardEditorApi } from './CardEditor.store';

/** Calls and uploads of the card editor. */
export const cardEditorApi: CardEditorApi = {
  getOwnCards,
  getPhoneVisibility,
  createCard,
  updateCard,
  newRequestId,
  newUploads(maxCount, field) {
    if (field === 'videoUrl') return videoStore();
    const uploadFile = field === 'avatarUrl' ? uploadAvatar : uploadImage;
    return new UploadsStore({ pickFiles: pickPhotos, releaseFile, uploadFile }, maxCount);
  },
  restoreUploads: (uploads, urls) => uploads.restore(urls, uploadUri)
};
