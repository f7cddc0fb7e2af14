import type { Placement } from './Cropper.store';

/** Pixels. Twice the server's size, because the server scales down better. */
const MAX_SIDE_PX = 960;
const QUALITY = 0.9;

/**
 * Returns the square of the picture inside the frame, as a jpeg.
 * @throws Error when this browser cannot draw it
 */
export async function cropImage(
  picture: HTMLImageElement,
  { x, y, scale, quarterTurns, size }: Placement
): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture;
  // The picture is not scaled up.
  const side = Math.max(1, Math.round(Math.min(MAX_SIDE_PX, Math.min(naturalWidth, naturalHeight) / scale)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  // A jpeg has no transparency, which would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.translate((x + 0.5) * side, (y + 0.5) * side);
  context.rotate((quarterTurns * Math.PI) / 2);
  const [width, height] = [size.width * scale * side, size.height * scale * side];
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  const square = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!square) throw new Error('the square was not written');
  return square;
}
