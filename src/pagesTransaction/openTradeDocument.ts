import type { TradeDocument } from '@contract/goods';
import { errorText } from '@/locale/errorText';
import { previewImage } from '@/platform/previewImage';
import { openRemoteDocument } from '@/platform/remoteDocument';
import { uploadUri } from '@/platform/uploadUri';
import { overlays } from '@/ui/overlays';

/**
 * Shows a paper: a picture over the page, anything else as the platform shows it.
 * @param siblings papers that stand together; their pictures can be leafed through
 */
export function openTradeDocument({ url, type }: TradeDocument, siblings: readonly TradeDocument[]): void {
  if (type === 'image') {
    const urls = siblings.filter((one) => one.type === 'image').map((one) => uploadUri(one.url));
    previewImage({ urls, current: uploadUri(url) });
  } else void openRemoteDocument(uploadUri(url)).catch((failure: unknown) => overlays.toast(errorText(failure)));
}
