import type { CurrentExpo, ExpoContent, ExpoIndex, ExpoPhase, PreviousExpo } from '@contract/expo';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { ExpoRow } from './expo.repository';

function phaseOf({ starts_on, ends_on }: ExpoRow, nowMs: number): ExpoPhase {
  const today = shanghaiDay(nowMs);
  if (today < starts_on) return 'before';
  return today > ends_on ? 'over' : 'on';
}

const presentDetails = ({ number, slogan, address, latitude, longitude, organisers, figures, openings }: ExpoRow) => ({
  number,
  slogan,
  address,
  position: latitude === null || longitude === null ? null : { latitude, longitude },
  organisers,
  figures,
  openings
});

export function presentExpo(row: ExpoRow, nowMs: number): CurrentExpo {
  return {
    id: row.id,
    name: row.name,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    venue: row.venue,
    registeredCount: row.registered_count,
    phase: phaseOf(row, nowMs),
    serverNowMs: nowMs
  };
}

const presentPrevious = (row: ExpoRow): PreviousExpo => ({
  id: row.id,
  name: row.name,
  number: row.number,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  figures: row.figures
});

export function presentIndex(row: ExpoRow, previous: ExpoRow[], nowMs: number): ExpoIndex {
  return { ...presentExpo(row, nowMs), ...presentDetails(row), previous: previous.map(presentPrevious) };
}

export function presentContent(row: ExpoRow): ExpoContent {
  const { id, name, starts_on: startsOn, ends_on: endsOn, venue, banners, live, introduction, revision } = row;
  return { id, name, startsOn, endsOn, venue, ...presentDetails(row), banners, live, introduction, revision };
}
