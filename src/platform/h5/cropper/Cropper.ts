import { makeAutoObservable, observableRef } from 'mobx';
import { MOST_ZOOM, Zoom, type Point, type Size } from '../Zoom';

/** Where the picture lies behind the frame. One is a side of the frame; x and y count from middle to middle. */
export interface Placement extends Point {
  scale: number;
  /** How often the picture is turned to the right, by a quarter each. */
  turns: number;
  /** As large as the picture is when it is not drawn in, before it is turned. */
  size: Size;
}

const middle: Point = { x: 0, y: 0 };
const frame: Size = { width: 1, height: 1 };

/** Which square of a picture is kept. Lives as long as its dialog. */
export class Cropper {
  turns = 0;
  private zoom: Zoom;
  private readonly size: Size;
  /** Copied from `zoom` whenever that has changed. */
  private place = { ...middle, scale: 1 };

  constructor({ width, height }: Size) {
    const shorter = Math.min(width, height);
    this.size = { width: width / shorter, height: height / shorter };
    this.zoom = new Zoom(frame, this.size);
    makeAutoObservable<this, 'zoom' | 'size' | 'place'>(
      this,
      { zoom: false, size: false, place: observableRef },
      { autoBind: true }
    );
  }

  get placement(): Placement {
    return { ...this.place, turns: this.turns, size: this.size };
  }

  /** How far it is drawn in: 0 not at all, 100 as far as it goes; as many steps make it as many times larger anywhere. */
  get percent(): number {
    return Math.round((100 * Math.log(this.place.scale)) / Math.log(MOST_ZOOM));
  }

  /** Draws in or out around the middle of the frame. */
  setPercent(percent: number): void {
    this.draw(MOST_ZOOM ** (percent / 100) / this.zoom.scale, middle);
  }

  /** Draws in or out; what lies under `around` stays there. */
  draw(factor: number, around: Point = middle): void {
    this.zoom.by(factor, around);
    this.show();
  }

  move(by: Point): void {
    this.zoom.move(by);
    this.show();
  }

  /** A quarter to the right, around the middle of the frame. */
  turn(): void {
    const { scale, x, y } = this.zoom;
    this.turns = (this.turns + 1) % 4;
    const { width, height } = this.size;
    this.zoom = new Zoom(frame, this.turns % 2 === 0 ? this.size : { width: height, height: width });
    this.zoom.by(scale, middle);
    this.zoom.move({ x: -y, y: x });
    this.show();
  }

  private show(): void {
    const { scale, x, y } = this.zoom;
    this.place = { scale, x, y };
  }
}
