import { Canvas, View } from '@tarojs/components';
import Taro, { nextTick } from '@tarojs/taro';
import { withPermission } from '../weapp/withPermission';
import type { LoadedPictures, PicturePlatform } from './types';
import { withTimeout } from './withTimeout';

interface CanvasPicture {
  src: string;
  onload: (() => void) | null;
  onerror: ((error: unknown) => void) | null;
}
interface CanvasNode {
  width: number;
  height: number;
  getContext(kind: '2d'): CanvasRenderingContext2D;
  createImage(): CanvasPicture;
}

const ALBUM = 'scope.writePhotosAlbum';

/** Off-screen: WeChat draws only on a canvas that is laid out. */
export const PictureCanvas: PicturePlatform['PictureCanvas'] = ({ id }) => (
  <View style={{ position: 'fixed', left: '-9999px', top: '0' }} aria-hidden="true">
    <Canvas type="2d" id={id} canvasId={id} />
  </View>
);

export const makePicture: PicturePlatform['makePicture'] = async (canvasId, { scale, pictures, compose }) => {
  // The element is rendered only after its data has arrived in the view.
  await new Promise<void>((resolve) => nextTick(resolve));
  const canvas = await canvasOf(canvasId);
  if (!canvas) throw new Error('the canvas of the picture is gone');
  const loaded = await loadAll(canvas, pictures);
  const context = canvas.getContext('2d');
  const { width, height, paint } = compose(context, loaded);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paint();
  const { tempFilePath } = await Taro.canvasToTempFilePath({
    canvas: canvas as unknown as Taro.Canvas,
    fileType: 'png',
    destWidth: canvas.width,
    destHeight: canvas.height
  });
  return tempFilePath;
};

function canvasOf(id: string): Promise<CanvasNode | undefined> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true })
      .exec((answers: ({ node?: CanvasNode } | null)[] | undefined) => resolve(answers?.[0]?.node));
  });
}

async function loadAll(canvas: CanvasNode, addresses: readonly string[]): Promise<LoadedPictures> {
  const loaded = new Map<string, CanvasImageSource>();
  await Promise.all(
    addresses.map(async (address) => {
      const picture = await withTimeout(load(canvas, address));
      if (picture) loaded.set(address, picture);
    })
  );
  return loaded;
}

/** Rejects also where this version of WeChat cannot decode SVG. */
function load(canvas: CanvasNode, address: string): Promise<CanvasImageSource> {
  return new Promise((resolve, reject) => {
    const picture = canvas.createImage();
    picture.onload = () => resolve(picture as unknown as CanvasImageSource);
    picture.onerror = () => reject(new Error(`${address} was not loaded`));
    picture.src = address;
  });
}

export const savePicture: PicturePlatform['savePicture'] = async (filePath) => {
  try {
    return (await withPermission('album', () => Taro.saveImageToPhotosAlbum({ filePath }))) ? 'saved' : 'cancelled';
  } catch {
    return 'failed';
  }
};

export const willAskForAlbum: PicturePlatform['willAskForAlbum'] = async () => {
  const { authSetting } = await Taro.getSetting();
  return authSetting[ALBUM] === undefined;
};

export const canSharePicture: PicturePlatform['canSharePicture'] = () => Taro.canIUse('showShareImageMenu');

export const sharePicture: PicturePlatform['sharePicture'] = async (path) => {
  try {
    await Taro.showShareImageMenu({ path });
  } catch (error) {
    if (!/cancel/i.test((error as { errMsg?: string }).errMsg ?? '')) throw error;
  }
};
