import type { Booth, BoothExhibitor, Hall } from '@contract/floorPlan';

/** A booth with its hall and, when known, who exhibits on it. */
export interface FoundBooth {
  booth: Booth;
  hall: Hall;
  exhibitor: BoothExhibitor | undefined;
}

const MAX_FOUND = 20;

/** Returns the booths of all halls by number. */
export function indexBooths(
  halls: readonly Hall[],
  exhibitors: readonly BoothExhibitor[]
): ReadonlyMap<string, FoundBooth> {
  const byNo = new Map(exhibitors.map((exhibitor) => [exhibitor.boothNo, exhibitor]));
  return new Map(
    halls.flatMap((hall) =>
      hall.booths.map((booth) => [booth.no, { booth, hall, exhibitor: byNo.get(booth.no) }] as const)
    )
  );
}

/** Returns the booths whose number or exhibitor has the searched text, twenty at most; none for a blank one. */
export function findBooths(booths: ReadonlyMap<string, FoundBooth>, query: string): FoundBooth[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  return [...booths.values()]
    .filter(({ booth, exhibitor }) =>
      [booth.no, exhibitor?.name ?? ''].some((text) => text.toLowerCase().includes(wanted))
    )
    .slice(0, MAX_FOUND);
}
