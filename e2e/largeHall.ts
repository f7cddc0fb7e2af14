import type { Hall } from '@contract/floorPlan';

const COLUMNS = 40;
const ROWS = 25;

/** Returns a hall with a thousand booths, the largest that the plan has to move smoothly. */
export function largeHall(number: number): Hall {
  const booths: Hall['booths'] = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const [x, y] = [6 + column * 3, 4 + row * 6];
    return {
      no: `${number}${String.fromCharCode(65 + row)}${String(column + 1).padStart(2, '0')}`,
      polygon: [x, y, x + 3, y, x + 3, y + 3, x, y + 3],
      size: 'standard',
      areaM2: 9,
      category: index % 2 === 0 ? 'rawSpice' : 'extract'
    };
  });
  return {
    id: `large-${number}`,
    number,
    name: '大馆',
    x: 0,
    y: 0,
    outline: [0, 0, 132, 0, 132, 156, 0, 156],
    facilities: [{ kind: 'entrance', x: 66, y: 156 }],
    booths
  };
}
