import { PictureCanvas } from '@/platform/picture';

export const SHARE_CANVAS_ID = 'card-share-canvas';

/** Canvas that `cardShareImage` draws on; anywhere on the page, invisible. */
export function CardShareCanvas() {
  return <PictureCanvas id={SHARE_CANVAS_ID} />;
}
