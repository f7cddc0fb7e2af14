import type { NamedCountry } from '@/components/country/countryName';

/** Countries that spices are imported from, the most frequent first. */
export const originCountries: readonly NamedCountry[] = [
  ...(['VN', 'ID', 'IN', 'MY', 'TH', 'LA', 'MM', 'KH', 'LK', 'NP', 'PK', 'IR'] as const),
  ...(['UZ', 'TR', 'SY', 'EG', 'MG', 'TZ', 'ES', 'BG', 'GT', 'BR', 'GD', 'MX'] as const)
];
