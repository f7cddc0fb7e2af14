import type { PickedFile } from '../filePicker/types';

/**
 * Lets the person choose which square of a picture stands for them. Answers that square; the picture itself where this
 * device can cut nothing out of it, because the server keeps its middle then, or says what is wrong with it; null when
 * they turn back. What is not answered is forgotten. Rejects when the means to cut did not arrive.
 */
export type CropPhoto = (photo: PickedFile) => Promise<PickedFile | null>;
