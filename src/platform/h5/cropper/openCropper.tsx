import { openFullScreen } from '../fullScreen/openFullScreen';
import { Cropper } from './Cropper';
import { CropperView } from './CropperView';
import { cutOut } from './cutOut';

/** Shows the picture behind a frame. Answers the square that the person kept; null when they turned back. */
export function openCropper(picture: HTMLImageElement): Promise<Blob | null> {
  return openFullScreen<Blob>(({ onDone, onClose, onFail }) => {
    const cropper = new Cropper({ width: picture.naturalWidth, height: picture.naturalHeight });
    const use = () => void cutOut(picture, cropper.placement).then(onDone, onFail);
    return { content: <CropperView cropper={cropper} src={picture.src} onUse={use} onClose={onClose} /> };
  });
}
