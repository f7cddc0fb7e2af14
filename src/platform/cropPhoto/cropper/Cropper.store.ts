import { makeAutoObservable, observableRef } from 'mobx';
import { MAX_ZOOM, Zoom, type Point, type Size } from '../../h5/Zoom';

/** Where the picture lies behind the frame. One is a side of the frame; x and y count from middle to middle. */
export interface Placement extends Point {
  scale: number;
  /** How often the picture is turned to the right, by a quarter each. */
  quarterTurns: number;
  /** As large as the picture is when it is not drawn in, before it is turned. */
  size: Size;
}

const centre: Point = { x: 0, y: 0 };
const frame: Size = { width: 1, height: 1 };

/** Which square of a picture is kept. Lives as long as its dialog. */
export class CropperStore {
  quarterTurns = 0;
  private zoom: Zoom;
  private readonly size: Size;
  /** Copied from `zoom` whenever that has changed. */
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

  /** How far it is drawn in: 0 not at all, 100 as far as it goes; as many steps make it as many times larger anywhere. */
  get percent(): number {
    return Math.round((100 * Math.log(this.viewport.scale)) / Math.log(MAX_ZOOM));
  }

  /** Draws in or out around the middle of the frame. */
  setPercent(percent: number): void {
    this.zoomBy(MAX_ZOOM ** (percent / 100) / this.zoom.scale, centre);
  }

  /** Draws in or out; what lies under `around` stays there. */
  zoomBy(factor: number, around: Point = centre): void {
    this.zoom.zoomBy(factor, around);
    this.sync();
  }

  move(by: Point): void {
    this.zoom.move(by);
    this.sync();
  }

  /** A quarter to the right, around the middle of the frame. */
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
