import type { TradeDocument } from '@contract/goods';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { previewImage } from '@/platform/previewImage';
import { openRemoteDocument } from '@/platform/remoteDocument';
import { toastError } from '@/ui/runWithToast';

/**
 * Opens a document: images in the in-app preview, other types with the platform's viewer.
 * @param siblings documents of the same list; the preview can swipe through their images
 */
export function openTradeDocument({ url, type }: TradeDocument, siblings: readonly TradeDocument[]): void {
  if (type === 'image') {
    const urls = siblings.filter((one) => one.type === 'image').map((one) => uploadUri(one.url));
    previewImage({ urls, current: uploadUri(url) });
  } else void openRemoteDocument(uploadUri(url)).catch(toastError);
}
