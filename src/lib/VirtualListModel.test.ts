import { VirtualListModel } from './VirtualListModel';

const plainRows = (count: number) => Array.from({ length: count }, () => 1);

describe('VirtualListModel', () => {
  it('returns an empty range without rows', () => {
    const windows = new VirtualListModel(10, 50);
    expect(windows.windowsBetween(0, 800, 4)).toEqual({ from: 0, to: 0 });
    expect([windows.count, windows.rowAt(500), windows.topOf(0)]).toEqual([0, 0, 0]);
  });

  it('returns the windows that overlap the screen, up to the maximum', () => {
    const windows = new VirtualListModel(10, 50);
    windows.setRows(plainRows(5000));
    expect(windows.windowsBetween(-300, 800, 9)).toEqual({ from: 0, to: 2 });
    expect(windows.windowsBetween(500, 1000, 9)).toEqual({ from: 1, to: 2 });
    expect(windows.windowsBetween(499, 1001, 9)).toEqual({ from: 0, to: 3 });
    expect(windows.windowsBetween(100_000, 104_000, 4)).toEqual({ from: 200, to: 204 });
    expect(windows.windowsBetween(999_999, 1_000_500, 4)).toEqual({ from: 499, to: 500 });
  });

  it('uses measured heights and estimates the others from them', () => {
    const windows = new VirtualListModel(2, 50);
    windows.setRows([1, 1, 1, 1.5, 1]);
    windows.measure(0, 120);
    expect(windows.heightOf({ from: 0, to: 3 })).toBe(120 + 2.5 * 60 + 60);
    windows.measure(1, 160);
    expect(windows.topOf(4)).toBe(280);
    expect(windows.topOf(3)).toBe(120 + (160 * 1) / 2.5);
  });

  it('finds the row at a position, clamped to the first and last row', () => {
    const windows = new VirtualListModel(10, 50);
    windows.setRows(plainRows(95));
    for (const row of [0, 9, 10, 47, 94]) {
      expect(windows.rowAt(windows.topOf(row))).toBe(row);
      expect(windows.rowAt(windows.topOf(row) + 49)).toBe(row);
    }
    expect([windows.rowAt(-1), windows.rowAt(1e9)]).toEqual([0, 94]);
  });

  it('keeps measured heights when rows are appended, except of the window that grows', () => {
    const windows = new VirtualListModel(10, 50);
    windows.setRows(plainRows(15));
    windows.measure(0, 700);
    windows.measure(1, 100);
    windows.setRows(plainRows(40));
    expect(windows.heightOf({ from: 0, to: 1 })).toBe(700);
    expect(windows.heightOf({ from: 1, to: 2 })).toBe(700);
    windows.setRows(plainRows(5));
    expect(windows.heightOf({ from: 0, to: 1 })).toBe(250);
  });

  it('drops all heights when measurements are cleared', () => {
    const windows = new VirtualListModel(10, 50);
    windows.setRows(plainRows(10));
    windows.measure(0, 760);
    windows.clearMeasurements();
    expect(windows.heightOf({ from: 0, to: 1 })).toBe(500);
  });
});
