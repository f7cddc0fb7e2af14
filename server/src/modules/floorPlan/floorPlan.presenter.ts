import type { Selectable } from 'kysely';
import type { ExpoSite } from '@contract/expoSite';
import type { Booth, Hall, OperatorBooth } from '@contract/floorPlan';
import type { ExpoBoothTable, ExpoHallTable, ExpoSiteTable } from './floorPlan.tables';

export function presentBooth(row: Selectable<ExpoBoothTable>): Booth {
  return { no: row.no, polygon: row.polygon, size: row.size, areaM2: row.area_m2, category: row.category };
}

export function presentHall(row: Selectable<ExpoHallTable>, booths: Booth[]): Hall {
  const { id, number, name, x, y, outline, facilities } = row;
  return { id, number, name, x, y, outline, facilities, booths };
}

export function presentOperatorBooth(row: Selectable<ExpoBoothTable>, hallNumber: number): OperatorBooth {
  const { no, size, areaM2, category } = presentBooth(row);
  return { no, size, areaM2, category, hallNumber, priceFen: row.price_fen, isBookable: row.is_bookable };
}

export function presentSite(row: Selectable<ExpoSiteTable>): ExpoSite {
  const { expo_id: expoId, ...rest } = row;
  return { expoId, ...rest };
}
