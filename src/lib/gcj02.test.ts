import { toGcj02 } from './gcj02';

describe('toGcj02', () => {
  it('shifts a position of Beijing as mainland maps do', () => {
    const { latitude, longitude } = toGcj02({ latitude: 39.907_33, longitude: 116.391_11 });
    expect(latitude).toBeCloseTo(39.908_73, 4);
    expect(longitude).toBeCloseTo(116.397_35, 4);
  });

  it('shifts a position of Yulin by less than a kilometre', () => {
    const { latitude, longitude } = toGcj02({ latitude: 22.65, longitude: 110.18 });
    const metres = Math.hypot((latitude - 22.65) * 111_000, (longitude - 110.18) * 102_000);
    expect(metres).toBeGreaterThan(100);
    expect(metres).toBeLessThan(1000);
  });
});
