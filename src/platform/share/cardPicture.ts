import { SHARED_APP, type ShareKind, sharePictureAddress } from '@rules/sharePicture';
import { language } from '@/locale/language';
import { routes } from '@/routes';
import { spiceCardUri } from '../assetUri/spiceArtUri';
import { uploadUri } from '../assetUri/uploadUri';
import type { SharedPage } from './types';

/** Page that is shared in place of one without a card of its own. */
export const HOME_PATH = 'pages/index/index';

/** Pages about one subject, whose picture the server draws. */
const kinds: Record<string, ShareKind> = {
  [routes['market.info']]: 'line',
  [routes['news.detail']]: 'news',
  [routes['quickNews.detail']]: 'flash',
  [routes['supply.info']]: 'supply',
  [routes['supply.middlePage']]: 'supply',
  [routes['purchase.info']]: 'purchase',
  [routes['company.information']]: 'company',
  [routes['exhibit.index']]: 'expo',
  [routes['exhibit.introduce']]: 'expo'
};

/** Returns the picture of a page's card: that of its subject, else its photo or drawing, else that of the app. */
export function cardPicture({ path = '', photo, varietyId }: Partial<SharedPage>): string {
  const [route = '', query = ''] = path.split('?');
  const kind = kinds[route];
  const [, id] = /\b(?:id|lineId|expoId)=([^&]+)/.exec(query) ?? [];
  if (kind && id) return API_HOST + sharePictureAddress(kind, decodeURIComponent(id), language.current, 'chat');
  if (photo) return uploadUri(photo);
  return varietyId
    ? spiceCardUri(varietyId)
    : API_HOST + sharePictureAddress('app', SHARED_APP, language.current, 'chat');
}
