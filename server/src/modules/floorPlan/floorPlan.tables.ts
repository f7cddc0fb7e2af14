import type { JSONColumnType } from 'kysely';
import type { BoothSize, ExhibitorCategory, Facility } from '@contract/floorPlan';

export interface ExpoHallTable {
  id: string;
  expo_id: string;
  number: number;
  name: string;
  /** Position of the upper left corner on the site, in metres. */
  x: number;
  y: number;
  outline: JSONColumnType<number[]>;
  facilities: JSONColumnType<Facility[]>;
}

export interface ExpoBoothTable {
  expo_id: string;
  no: string;
  hall_id: string;
  polygon: JSONColumnType<number[]>;
  size: BoothSize;
  area_m2: number;
  category: ExhibitorCategory;
  /** Price of the booth for the whole expo. */
  price_fen: number;
  /** False for a booth that the organiser keeps or has given away. */
  is_bookable: boolean;
}

export interface FloorPlanTables {
  expo_hall: ExpoHallTable;
  expo_booth: ExpoBoothTable;
}
