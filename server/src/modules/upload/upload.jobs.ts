import { defineJob } from '../../jobs/job';
import { purgeUnfinishedUploads } from './part.service';
import { purgePrivateImages } from './privateImage.service';
import { purgeUnreferencedFiles } from './unreferencedFiles.service';
import { purgeVideos } from './video.service';

export const purgeUploadPartsJob = defineJob({
  name: 'purge-upload-parts',
  schedule: '24 * * * *',
  run: ({ db }, _, nowMs) => purgeUnfinishedUploads(db, nowMs)
});

export const purgePrivateImagesJob = defineJob({
  name: 'purge-private-images',
  schedule: '26 * * * *',
  run: ({ db }, _, nowMs) => purgePrivateImages(db, nowMs)
});

export const purgeUnreferencedFilesJob = defineJob({
  name: 'purge-unreferenced-files',
  schedule: '28 */6 * * *',
  maxRunSec: 600,
  run: (deps, _, nowMs) => purgeUnreferencedFiles(deps, nowMs)
});

export const purgeVideosJob = defineJob({
  name: 'purge-videos',
  schedule: '34 * * * *',
  maxRunSec: 600,
  run: (deps, _, nowMs) => purgeVideos(deps, nowMs)
});
