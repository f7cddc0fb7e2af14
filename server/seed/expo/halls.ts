import type { BoothSize, ExhibitorCategory, Facility } from '@contract/floorPlan';
import type { Tx } from '../../src/database/schema';
import { EXPO_ID, PAST_EXPO_ID } from './expo';

/** Metres. The booths of a row are side by side; two rows are back to back, with an aisle on either side. */
const HALL = { width: 66, depth: 42, gap: 12 };
const BOOTH_SIDE = 3;
const ROW_TOPS = { A: 4, B: 7, C: 15, D: 18, E: 26, F: 29, G: 37 };
const COLUMNS_BEFORE_AISLE = 8;
const COLUMNS = 16;
const HALLS_PER_ROW = 3;

const PRICES_FEN = { standard: 880_000, corner: 980_000, rawSpacePerM2: 90_000 };
const RAW_SPACE_COLUMNS = 4;
const BOOKABLE_OF_TEN = 3;

export interface HallSeed {
  number: number;
  name: string;
  category: ExhibitorCategory;
}

export const halls: HallSeed[] = [
  { number: 1, name: '原料馆', category: 'rawSpice' },
  { number: 2, name: '香精香料与精油馆', category: 'extract' },
  { number: 3, name: '复合调味品馆', category: 'seasoning' },
  { number: 4, name: '设备、包装与检测馆', category: 'equipment' },
  { number: 5, name: '东盟与进口馆', category: 'import' },
  { number: 6, name: '地方展团与招商馆', category: 'regional' }
];

export interface BoothSeed {
  no: string;
  hallNumber: number;
  polygon: number[];
  size: BoothSize;
  areaM2: number;
  category: ExhibitorCategory;
  priceFen: number;
  isBookable: boolean;
}

const FACILITIES: Facility[] = [
  { kind: 'entrance', x: 33, y: 42 },
  { kind: 'exit', x: 33, y: 0 },
  { kind: 'information', x: 33, y: 39 },
  { kind: 'toilet', x: 63, y: 3 },
  { kind: 'firstAid', x: 63, y: 39 },
  { kind: 'catering', x: 3, y: 39 }
];

function left(column: number): number {
  return 7 + column * BOOTH_SIDE + (column < COLUMNS_BEFORE_AISLE ? 0 : 4);
}

function rectangle(x: number, y: number, width: number, depth: number): number[] {
  return [x, y, x + width, y, x + width, y + depth, x, y + depth];
}

/** Returns the booths of a hall: seven rows of three by three metres, and in the middle one island of raw space. */
export function boothsOf({ number, category }: HallSeed): BoothSeed[] {
  const booths: BoothSeed[] = [];
  const add = (row: string, column: number, size: BoothSize, width: number, depth: number) => {
    const areaM2 = width * depth;
    booths.push({
      no: `${number}${row}${String(column + 1).padStart(2, '0')}`,
      hallNumber: number,
      polygon: rectangle(left(column), ROW_TOPS[row as keyof typeof ROW_TOPS], width, depth),
      size,
      areaM2,
      category,
      priceFen: size === 'rawSpace' ? areaM2 * PRICES_FEN.rawSpacePerM2 : PRICES_FEN[size],
      isBookable: booths.length % 10 < BOOKABLE_OF_TEN
    });
  };
  for (const row of Object.keys(ROW_TOPS)) {
    for (let column = 0; column < COLUMNS; column++) {
      const isIsland = (row === 'C' || row === 'D') && column < RAW_SPACE_COLUMNS;
      if (isIsland) {
        if (row === 'C' && column === 0) add(row, column, 'rawSpace', RAW_SPACE_COLUMNS * BOOTH_SIDE, 2 * BOOTH_SIDE);
        continue;
      }
      const isAtAisle = [0, COLUMNS_BEFORE_AISLE - 1, COLUMNS_BEFORE_AISLE, COLUMNS - 1].includes(column);
      add(row, column, isAtAisle ? 'corner' : 'standard', BOOTH_SIDE, BOOTH_SIDE);
    }
  }
  return booths;
}

/** Inserts the halls and booths of both expos of the demo. */
export async function seedHalls(tx: Tx): Promise<void> {
  for (const expoId of [EXPO_ID, PAST_EXPO_ID]) {
    const hallId = (number: number) => `${expoId}-hall-${number}`;
    await tx
      .insertInto('expo_hall')
      .values(
        halls.map(({ number, name }, index) => ({
          id: hallId(number),
          expo_id: expoId,
          number,
          name,
          x: (index % HALLS_PER_ROW) * (HALL.width + HALL.gap),
          y: Math.floor(index / HALLS_PER_ROW) * (HALL.depth + HALL.gap),
          outline: JSON.stringify(rectangle(0, 0, HALL.width, HALL.depth)),
          facilities: JSON.stringify(FACILITIES)
        }))
      )
      .execute();
    await tx
      .insertInto('expo_booth')
      .values(
        halls.flatMap(boothsOf).map((booth) => ({
          expo_id: expoId,
          no: booth.no,
          hall_id: hallId(booth.hallNumber),
          polygon: JSON.stringify(booth.polygon),
          size: booth.size,
          area_m2: booth.areaM2,
          category: booth.category,
          price_fen: booth.priceFen,
          is_bookable: booth.isBookable
        }))
      )
      .execute();
  }
}
