import type { ComponentType } from 'react';

/** Loaded pictures by their address; late ones are missing. */
export type LoadedPictures = ReadonlyMap<string, CanvasImageSource>;

/** A layout that is ready to be drawn; width and height in units of the layout. */
export interface Composition {
  width: number;
  height: number;
  /** Draws on the context, in the same units. */
  paint(): void;
}

export interface Painting {
  /** Pixels per unit of the layout. */
  scale: number;
  /** Addresses of its drawings (SVG) and photos. Pictures that fail to load are left out. */
  pictures: readonly string[];
  /** Computes the layout; the context measures texts. */
  compose(context: CanvasRenderingContext2D, pictures: LoadedPictures): Composition;
}

/**
 * `byHand`: this browser saves files only by a long press on the picture itself. `cancelled`: the user cancelled, or
 * refused the album after the explanation.
 */
export type SaveOutcome = 'saved' | 'byHand' | 'cancelled' | 'failed';

export interface PicturePlatform {
  /** Canvas of the mini-program; anywhere on the page, invisible. Renders nothing on H5. */
  PictureCanvas: ComponentType<{ id: string }>;
  /**
   * Draws and resolves with the address of the finished PNG.
   * @throws Error when this browser does not draw, or the canvas is gone
   */
  makePicture(canvasId: string, painting: Painting): Promise<string>;
  /** Saves the picture in the album (mini-program) or the downloads (H5). `name` has no ending. */
  savePicture(address: string, name: string): Promise<SaveOutcome>;
  /** Whether saving makes the system ask for the album, which needs an explanation first. */
  willAskForAlbum(): Promise<boolean>;
  /** Whether `sharePicture` is supported. */
  canSharePicture(): boolean;
  /** Shares the picture with a chat or an app. A cancellation is no error; rejects when it failed. */
  sharePicture(address: string, name: string): Promise<void>;
}
