import type { Selectable } from 'kysely';
import type { Booth, Hall } from '@contract/floorPlan';
import type { ExpoBoothTable, ExpoHallTable } from './floorPlan.tables';

export function presentBooth(row: Selectable<ExpoBoothTable>): Booth {
  return { no: row.no, polygon: row.polygon, size: row.size, areaM2: row.area_m2, category: row.category };
}

export function presentHall(row: Selectable<ExpoHallTable>, booths: Booth[]): Hall {
  const { id, number, name, x, y, outline, facilities } = row;
  return { id, number, name, x, y, outline, facilities, booths };
}
