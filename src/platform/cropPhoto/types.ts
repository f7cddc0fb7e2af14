import type { PickedFile } from '../filePicker/types';

/**
 * Lets the user crop a picture to a square. Resolves with that square; with the picture itself where this device cannot
 * crop it, because the server then takes its middle or reports the fault; null for a cancellation. Other pictures are
 * released.
 * @throws Error when the cropper failed to load
 */
export type CropPhoto = (photo: PickedFile) => Promise<PickedFile | null>;
