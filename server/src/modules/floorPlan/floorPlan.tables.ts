import type { JSONColumnType } from 'kysely';
import type { SiteCircle, SiteLine, SiteMarker, SitePolygon } from '@contract/expoSite';
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

/** Venue of an expo with the shapes of its map; degrees are GCJ-02. */
export interface ExpoSiteTable {
  expo_id: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  markers: JSONColumnType<SiteMarker[]>;
  polylines: JSONColumnType<SiteLine[]>;
  polygons: JSONColumnType<SitePolygon[]>;
  circles: JSONColumnType<SiteCircle[]>;
}

/** A booth that a member marked. */
export interface ExpoBoothFavouriteTable {
  user_id: string;
  expo_id: string;
  booth_no: string;
  created_at_ms: number;
}

export interface FloorPlanTables {
  expo_hall: ExpoHallTable;
  expo_site: ExpoSiteTable;
  expo_booth: ExpoBoothTable;
  expo_booth_favourite: ExpoBoothFavouriteTable;
}
