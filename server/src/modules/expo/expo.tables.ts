export interface ExpoTable {
  id: string;
  name: string;
  starts_on: string;
  ends_on: string;
  venue: string;
  registered_count: number;
}

export interface ExpoTables {
  expo: ExpoTable;
}
