import { openFullScreen } from '../../h5/fullScreen/openFullScreen';
import { cropImage } from './cropImage';
import { CropperStore } from './Cropper.store';
import { CropperView } from './CropperView';

/** Shows the picture behind a frame. Resolves with the square that the user chose; null for a cancellation. */
export function openCropper(picture: HTMLImageElement): Promise<Blob | null> {
  return openFullScreen<Blob>(({ onDone, onClose, onFail }) => {
    const cropper = new CropperStore({ width: picture.naturalWidth, height: picture.naturalHeight });
    const use = () => void cropImage(picture, cropper.placement).then(onDone, onFail);
    return { content: <CropperView cropper={cropper} src={picture.src} onUse={use} onClose={onClose} /> };
  });
}
