import { systemInfo } from '../system';
import type { LoadedPictures, PicturePlatform } from './types';
import { withTimeout } from './withTimeout';

export const PictureCanvas: PicturePlatform['PictureCanvas'] = () => null;

export const makePicture: PicturePlatform['makePicture'] = async (_canvasId, { scale, pictures, compose }) => {
  const [loaded] = await Promise.all([loadAll(pictures), withTimeout(loadFonts())]);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const { width, height, paint } = compose(context, loaded);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paint();
  return canvas.toDataURL('image/png');
};

/** A canvas does not wait for the number font, which is loaded at its first use. */
function loadFonts(): Promise<unknown> {
  return Promise.all(['500', '600'].map((weight) => document.fonts?.load(`${weight} 12px "XS Num"`)));
}

async function loadAll(addresses: readonly string[]): Promise<LoadedPictures> {
  const loaded = new Map<string, CanvasImageSource>();
  await Promise.all(
    addresses.map(async (address) => {
      const picture = await withTimeout(loadDrawing(address));
      if (picture) loaded.set(address, picture);
    })
  );
  return loaded;
}

/** Loaded as data, which does not taint the canvas. */
async function loadPhoto(photo: Blob): Promise<CanvasImageSource> {
  const picture = new Image();
  picture.src = await new Promise<string>((resolve, reject) => {
    const fileReader = new FileReader();
    fileReader.onload = () => resolve(fileReader.result as string);
    fileReader.onerror = () => reject(new Error('the photo could not be read'));
    fileReader.readAsDataURL(photo);
  });
  await picture.decode();
  return picture;
}

/** Loaded as text: Firefox draws no SVG without a size of its own, and one of another host would taint the canvas. */
async function loadDrawing(address: string): Promise<CanvasImageSource> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('svg')) return loadPhoto(await response.blob());
  const svg = await response.text();
  const [, width = '240', height = '180'] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))}`;
  await picture.decode();
  return picture;
}

export const savePicture: PicturePlatform['savePicture'] = (address, name) => {
  // WeChat's browser ignores downloads.
  if (systemInfo().isWeChatBrowser) return Promise.resolve('byHand');
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.png`;
  link.click();
  return Promise.resolve('saved');
};

export const willAskForAlbum: PicturePlatform['willAskForAlbum'] = () => Promise.resolve(false);

function fileOf(address: string, name: string): File {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (char) => char.charCodeAt(0));
  return new File([bytes], `${name}.png`, { type: 'image/png' });
}

/** Checked with a small file, because only its type matters. */
export const canSharePicture: PicturePlatform['canSharePicture'] = () =>
  navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false;

export const sharePicture: PicturePlatform['sharePicture'] = async (address, name) => {
  try {
    await navigator.share({ files: [fileOf(address, name)] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
};
