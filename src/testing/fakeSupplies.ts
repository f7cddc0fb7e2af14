import type { OwnSupply, SupplyBody } from '@contract/ownSupply';
import { buildAccount } from './buildAccount';
import { buildLine, buildOverview } from './buildMarket';
import { buildOwnSupply } from './buildOwnSupply';
import { buildPerson } from './buildPerson';
import type { FakeApi } from './fakeApi';

/** Mock server of the supply form: stores drafts, accepts submissions, and holds one supply of the user. */
export class FakeSupplies {
  own: OwnSupply = buildOwnSupply();
  /** Received drafts and submitted supplies, oldest first. */
  readonly savedDrafts: SupplyBody[] = [];
  readonly sent: SupplyBody[] = [];

  constructor(api: FakeApi) {
    const grades = [{ id: 'star-anise.dahong', name: '大红' }];
    api.on({
      'GET /api/member/account/state': buildAccount(),
      'GET /api/member/user/current': buildPerson(),
      'GET /api/front/market/overview': buildOverview(),
      'GET /api/front/market/lines': { items: [buildLine()], nextCursor: null },
      'GET /api/front/market/varieties': [{ id: 'star-anise', name: '八角', initials: ['bj'], grades }],
      'POST /api/front/supply/ownContact': { name: '覃秀兰', mobile: '13800138000' },
      'POST /api/front/supply/own': () => this.own,
      'POST /api/front/supply/saveDraft': (body) => {
        this.savedDrafts.push(body);
        return { ...this.own, id: body.id ?? 'supply-9', fields: body.fields };
      },
      'POST /api/front/supply/submit': (body) => {
        this.sent.push(body);
        this.own = { ...this.own, id: body.id ?? 'supply-9', status: 'pending', fields: body.fields };
        return this.own;
      }
    });
  }
}
