import type { ComponentType } from 'react';

/** Pictures that were loaded, by their address; one that did not come in time is missing. */
export type LoadedPictures = ReadonlyMap<string, CanvasImageSource>;

/** What has been laid out and waits to be drawn; width and height in units of the layout. */
export interface Composition {
  width: number;
  height: number;
  /** Draws on the context, which counts in the same units. */
  paint(): void;
}

export interface Painting {
  /** Pixels for one unit of the layout. */
  scale: number;
  /** Addresses of the drawings (SVG) and photos that stand in it. It is drawn without those that cannot be loaded. */
  pictures: readonly string[];
  /** Lays it out; the context measures texts. */
  compose(context: CanvasRenderingContext2D, pictures: LoadedPictures): Composition;
}

/**
 * `byHand`: this browser keeps files only when the picture itself is held. `cancelled`: the person thought better of it,
 * or does not let us into the album, which has been explained.
 */
export type SaveOutcome = 'saved' | 'byHand' | 'cancelled' | 'failed';

export interface PicturePlatform {
  /** Where the mini-program draws; stands somewhere on the page, and is not seen. Nothing on H5. */
  PictureCanvas: ComponentType<{ id: string }>;
  /** Draws and answers the address of the finished PNG. Rejects where nothing can be drawn. */
  makePicture(canvasId: string, painting: Painting): Promise<string>;
  /** Puts the picture into the album (mini-program) or among the downloads (H5). `name` is without an ending. */
  savePicture(address: string, name: string): Promise<SaveOutcome>;
  /** Will saving make the system ask for the album? Then the reason is given first. */
  willAskForAlbum(): Promise<boolean>;
  /** Can `sharePicture` do anything here? */
  canSharePicture(): boolean;
  /** Gives the picture to a chat or an app. A person who turns back is no error; rejects when it did not work. */
  sharePicture(address: string, name: string): Promise<void>;
}
