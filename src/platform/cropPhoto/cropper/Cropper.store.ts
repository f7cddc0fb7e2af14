import { makeAutoObservable, observableRef } from 'mobx';
import { MAX_ZOOM, type Point, type Size, Zoom } from '../../h5/Zoom';

/** Position of the picture behind the frame. The unit is a side of the frame; x and y count from middle to middle. */
export interface Placement extends Point {
  scale: number;
  /** Number of quarter turns to the right. */
  quarterTurns: number;
  /** Size of the picture without zoom, before its rotation. */
  size: Size;
}

const centre: Point = { x: 0, y: 0 };
const frame: Size = { width: 1, height: 1 };

/** The square of a picture that is kept. Lives as long as its dialog. */
export class CropperStore {
  quarterTurns = 0;
  private zoom: Zoom;
  private readonly size: Size;
  /** Copied from `zoom` after each change of it. */
  private viewport = { ...centre, scale: 1 };

  constructor({ width, height }: Size) {
    const shorter = Math.min(width, height);
    this.size = { width: width / shorter, height: height / shorter };
    this.zoom = new Zoom(frame, this.size);
    makeAutoObservable<this, 'zoom' | 'size' | 'viewport'>(
      this,
      { zoom: false, size: false, viewport: observableRef },
      { autoBind: true }
    );
  }

  get placement(): Placement {
    return { ...this.viewport, quarterTurns: this.quarterTurns, size: this.size };
  }

  /** Zoom level: 0 for none, 100 for the maximum; equal steps are equal factors. */
  get percent(): number {
    return Math.round((100 * Math.log(this.viewport.scale)) / Math.log(MAX_ZOOM));
  }

  /** Zooms around the middle of the frame. */
  setPercent(percent: number): void {
    this.zoomBy(MAX_ZOOM ** (percent / 100) / this.zoom.scale, centre);
  }

  /** Zooms; the point at `around` stays fixed. */
  zoomBy(factor: number, around: Point = centre): void {
    this.zoom.zoomBy(factor, around);
    this.sync();
  }

  move(by: Point): void {
    this.zoom.move(by);
    this.sync();
  }

  /** Rotates by a quarter to the right, around the middle of the frame. */
  rotate(): void {
    const { scale, x, y } = this.zoom;
    this.quarterTurns = (this.quarterTurns + 1) % 4;
    const { width, height } = this.size;
    this.zoom = new Zoom(frame, this.quarterTurns % 2 === 0 ? this.size : { width: height, height: width });
    this.zoom.zoomBy(scale, centre);
    this.zoom.move({ x: -y, y: x });
    this.sync();
  }

  private sync(): void {
    const { scale, x, y } = this.zoom;
    this.viewport = { scale, x, y };
  }
}
