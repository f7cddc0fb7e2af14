import { spiceCardUri } from '../assetUri/spiceArtUri';
import { uploadUri } from '../assetUri/uploadUri';
import type { SharedPage } from './types';

/** Page that is shared in place of one without a card of its own. */
export const HOME_PATH = 'pages/index/index';

/** Variety whose drawing represents the app itself. */
const DEFAULT_VARIETY = 'star-anise';

/** Returns the picture of a page's card: its photo, else a drawing. */
export const cardPicture = ({ photo, varietyId }: Pick<SharedPage, 'photo' | 'varietyId'>): string =>
  photo ? uploadUri(photo) : spiceCardUri(varietyId ?? DEFAULT_VARIETY);
