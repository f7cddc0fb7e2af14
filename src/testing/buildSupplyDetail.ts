import type { SupplyDetail } from '@contract/supply';
import { buildSupply } from './buildListing';

/** Builds a public supply as seen by a viewer who may call the seller. */
export function buildSupplyDetail(changes: Partial<SupplyDetail> = {}): SupplyDetail {
  return {
    ...buildSupply({ seller: { name: '桂南香叶', verifications: ['company'], companyId: 'company-1' } }),
    status: 'published',
    gradeId: 'dahong',
    specText: '',
    origin: { region: { code: '450900', names: ['广西壮族自治区', '玉林市'] }, countryCode: null, detail: '六万大山' },
    moisture: 130,
    impurity: null,
    volatileOil: null,
    sulfur: 'free',
    isTaxIncluded: false,
    isFreightIncluded: false,
    packaging: 'wovenBag25',
    packagingText: '',
    shipWithinDays: 0,
    photos: [
      { url: '/uploads/1.jpg', width: 800, height: 600 },
      { url: '/uploads/2.jpg', width: 800, height: 600 }
    ],
    video: null,
    documents: [],
    band: {
      lineId: 'star-anise.dahong.yulin',
      marketName: '玉林',
      gradeName: '大红',
      lowFen: 3350,
      highFen: 3550,
      place: 'within'
    },
    contact: { name: '覃经理', mobile: '138****8000', needs: null },
    sellerInfo: { companyId: 'company-1', logoUrl: null, openSupplies: 23, responsePercent: 96 },
    viewCount: 1234,
    favouriteCount: 3,
    isFavourite: false,
    ownStatus: null,
    more: [],
    similar: [],
    ...changes
  };
}
