import type { SupplyDetail } from '@contract/supply';
import { buildSupply } from './buildListing';

/** A supply as everybody reads it, with what a test cares about in place of it. */
export function buildSupplyDetail(changes: Partial<SupplyDetail> = {}): SupplyDetail {
  const { origin: _line, ...brief } = buildSupply();
  return {
    ...brief,
    status: 'published',
    gradeId: 'star-anise.dahong',
    specText: '',
    origin: {
      region: { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] },
      countryCode: null,
      detail: ''
    },
    moisture: null,
    impurity: null,
    volatileOil: null,
    sulfur: null,
    isTaxIncluded: true,
    isFreightIncluded: false,
    packaging: null,
    packagingText: '',
    shipWithinDays: 0,
    photos: [],
    video: null,
    documents: [],
    band: null,
    contact: { name: '覃女士', mobile: '138****8000', needs: 'login' },
    sellerInfo: { companyId: null, logoUrl: null, openSupplies: 1, responsePercent: null },
    viewCount: 0,
    favouriteCount: 0,
    isFavourite: false,
    isMine: false,
    more: [],
    similar: [],
    ...changes
  };
}
