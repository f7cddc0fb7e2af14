import type { SupplyValues } from './supply';

interface Told extends SupplyValues {
  sulfur: string | null;
  video: string | null;
}

/** From so many photos and characters on there is nothing more to ask for. */
const GOOD_PHOTOS = 3;
const GOOD_DESCRIPTION = 30;

const parts = {
  title: ({ title }: Told) => title.trim() !== '',
  variety: ({ varietyId, otherVariety }: Told) => varietyId !== null || otherVariety.trim() !== '',
  grade: ({ gradeId, specText }: Told) => gradeId !== null || specText.trim() !== '',
  form: ({ form }: Told) => form !== null,
  origin: ({ origin }: Told) => origin.regionCode !== null || origin.countryCode !== null,
  cropYear: ({ cropYear }: Told) => cropYear !== null,
  quality: ({ moisture, impurity, volatileOil }: Told) =>
    moisture !== null || impurity !== null || volatileOil !== null,
  sulfur: ({ sulfur }: Told) => sulfur !== null,
  price: ({ priceMode, fen, tiers }: Told) => priceMode === 'negotiable' || fen !== null || tiers.length > 0,
  stock: ({ stockGrams, moqGrams }: Told) => stockGrams !== null && moqGrams !== null,
  packaging: ({ packaging }: Told) => packaging !== null,
  delivery: ({ deliveryCode, shipWithinDays }: Told) => deliveryCode !== null && shipWithinDays !== null,
  photo: ({ photos }: Told) => photos.length > 0,
  morePhotos: ({ photos }: Told) => photos.length >= GOOD_PHOTOS,
  video: ({ video }: Told) => video !== null,
  documents: ({ documents }: Told) => documents.length > 0,
  description: ({ description }: Told) => [...description.trim()].length >= GOOD_DESCRIPTION,
  contact: ({ contactName, contactMobile }: Told) => contactName.trim() !== '' && contactMobile !== ''
};

/** A part of a supply that somebody may fill in. */
export type SupplyPart = keyof typeof parts;

/** How much of what a good listing says is there, in per cent, and what is missing. Every part weighs the same. */
export function supplyCompletion(fields: Told): { percent: number; missing: SupplyPart[] } {
  const all = Object.keys(parts) as SupplyPart[];
  const missing = all.filter((part) => !parts[part](fields));
  return { percent: Math.round(((all.length - missing.length) * 100) / all.length), missing };
}
