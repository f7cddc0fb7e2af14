import { CropperStore } from './Cropper.store';

/** Returns the edges of the picture behind the frame, in sides of the frame from its middle: never inside of ±0.5. */
function edges({ placement }: CropperStore) {
  const { x, y, scale, quarterTurns, size } = placement;
  const [width, height] = quarterTurns % 2 === 0 ? [size.width, size.height] : [size.height, size.width];
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    left: round(x - (scale * width) / 2),
    right: round(x + (scale * width) / 2),
    top: round(y - (scale * height) / 2),
    bottom: round(y + (scale * height) / 2)
  };
}

describe('the cropped square', () => {
  it('is as large as the picture allows, and centred', () => {
    expect(edges(new CropperStore({ width: 4000, height: 2000 }))).toEqual({
      left: -1,
      right: 1,
      top: -0.5,
      bottom: 0.5
    });
  });

  it('never exceeds the picture', () => {
    const cropper = new CropperStore({ width: 4000, height: 2000 });
    cropper.move({ x: 9, y: 9 });
    expect(edges(cropper)).toEqual({ left: -0.5, right: 1.5, top: -0.5, bottom: 0.5 });
    cropper.zoomBy(0.1, { x: 0.5, y: 0.5 });
    cropper.move({ x: -9, y: -9 });
    expect(edges(cropper)).toEqual({ left: -1.5, right: 0.5, top: -0.5, bottom: 0.5 });
    cropper.zoomBy(2, { x: -0.5, y: 0 });
    cropper.move({ x: 0, y: 9 });
    cropper.zoomBy(0.5);
    expect(edges(cropper)).toMatchObject({ top: -0.5, bottom: 0.5 });
  });

  it('keeps the point under the fingers while they zoom, up to four times', () => {
    const cropper = new CropperStore({ width: 1000, height: 1000 });
    cropper.zoomBy(2, { x: 0.25, y: -0.25 });
    expect(edges(cropper)).toEqual({ left: -1.25, right: 0.75, top: -0.75, bottom: 1.25 });
    cropper.zoomBy(100);
    expect([cropper.placement.scale, cropper.percent]).toEqual([4, 100]);
  });

  it('is zoomed by equal steps of the slider', () => {
    const cropper = new CropperStore({ width: 1000, height: 1000 });
    cropper.setPercent(50);
    expect(cropper.placement.scale).toBeCloseTo(2);
    cropper.setPercent(0);
    expect([cropper.placement.scale, cropper.percent]).toEqual([1, 0]);
  });

  it('rotates around its middle, and returns to the start', () => {
    const cropper = new CropperStore({ width: 4000, height: 2000 });
    cropper.zoomBy(2);
    cropper.move({ x: 0.75, y: 0.25 });
    const before = edges(cropper);
    cropper.rotate();
    expect(edges(cropper)).toEqual({ left: -1.25, right: 0.75, top: -1.25, bottom: 2.75 });
    for (let turn = 0; turn < 3; turn += 1) cropper.rotate();
    expect(edges(cropper)).toEqual(before);
  });
});
