import type { SupplyValues } from './supply';

interface SupplyContent extends SupplyValues {
  sulfur: string | null;
  video: string | null;
}

/** Number of photos and characters from which the section counts as complete. */
const GOOD_PHOTOS = 3;
const GOOD_DESCRIPTION = 30;

const completionRules = {
  title: ({ title }: SupplyContent) => title.trim() !== '',
  variety: ({ varietyId, otherVariety }: SupplyContent) => varietyId !== null || otherVariety.trim() !== '',
  grade: ({ gradeId, specText }: SupplyContent) => gradeId !== null || specText.trim() !== '',
  form: ({ form }: SupplyContent) => form !== null,
  origin: ({ origin }: SupplyContent) => origin.regionCode !== null || origin.countryCode !== null,
  cropYear: ({ cropYear }: SupplyContent) => cropYear !== null,
  quality: ({ moisture, impurity, volatileOil }: SupplyContent) =>
    moisture !== null || impurity !== null || volatileOil !== null,
  sulfur: ({ sulfur }: SupplyContent) => sulfur !== null,
  price: ({ priceMode, fen, tiers }: SupplyContent) => priceMode === 'negotiable' || fen !== null || tiers.length > 0,
  stock: ({ stockGrams, moqGrams }: SupplyContent) => stockGrams !== null && moqGrams !== null,
  packaging: ({ packaging }: SupplyContent) => packaging !== null,
  delivery: ({ deliveryCode, shipWithinDays }: SupplyContent) => deliveryCode !== null && shipWithinDays !== null,
  photo: ({ photos }: SupplyContent) => photos.length > 0,
  morePhotos: ({ photos }: SupplyContent) => photos.length >= GOOD_PHOTOS,
  video: ({ video }: SupplyContent) => video !== null,
  documents: ({ documents }: SupplyContent) => documents.length > 0,
  description: ({ description }: SupplyContent) => [...description.trim()].length >= GOOD_DESCRIPTION,
  contact: ({ contactName, contactMobile }: SupplyContent) => contactName.trim() !== '' && contactMobile !== ''
};

/** A section of a supply that its owner may fill in. */
export type SupplySection = keyof typeof completionRules;

/** Returns the completeness of a listing in percent and the missing sections. All sections have equal weight. */
export function supplyCompletion(fields: SupplyContent): { percent: number; missing: SupplySection[] } {
  const all = Object.keys(completionRules) as SupplySection[];
  const missing = all.filter((section) => !completionRules[section](fields));
  return { percent: Math.round(((all.length - missing.length) * 100) / all.length), missing };
}
