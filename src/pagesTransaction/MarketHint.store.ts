import { makeAutoObservable, observableRef } from 'mobx';
import type { Page } from '@contract/common';
import type { LineQuery, PriceLine } from '@contract/priceLine';
import { Resource } from '@/request/Resource';

interface PriceApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
}

/** Fields of the goods that determine the matching price line. */
export interface PricedGoods {
  varietyId: string | null;
  gradeName: string;
  /** Names of the region of origin, from the province downwards. */
  originNames: readonly string[];
}

export interface QuotedLine extends PriceLine {
  lowFen: number;
  highFen: number;
}

/** Enough for all grades of one variety at all wholesale markets. */
const MAX_LINES = 50;

const isQuoted = (line: PriceLine): line is QuotedLine => line.lowFen !== null && line.highFen !== null;

/** Market price of the goods in a form. Lives as long as the form. */
export class MarketHintStore {
  private readonly lines: Resource<readonly QuotedLine[], string>;
  private goods: PricedGoods = { varietyId: null, gradeName: '', originNames: [] };

  constructor(api: PriceApi) {
    this.lines = new Resource(
      async (varietyId) => (await api.listPriceLines({ varietyId, limit: MAX_LINES })).items.filter(isQuoted),
      { audience: 'everyone' }
    );
    makeAutoObservable<this, 'lines' | 'goods'>(this, { lines: false, goods: observableRef }, { autoBind: true });
  }

  /**
   * Price line of the chosen grade, preferably from the same origin; without a grade, the leading line of the variety.
   */
  get line(): QuotedLine | null {
    const { gradeName, originNames } = this.goods;
    const ofGrade = (this.lines.value ?? []).filter((line) => gradeName === '' || line.gradeName === gradeName);
    const isNear = ({ origin }: PriceLine) => origin !== null && originNames.some((name) => name.startsWith(origin));
    return ofGrade.find(isNear) ?? ofGrade[0] ?? null;
  }

  /** Loads the price lines of the variety. A failure is only logged: the hint is left out. */
  async setGoods(goods: PricedGoods): Promise<void> {
    const { varietyId } = goods;
    const isSame = varietyId === this.goods.varietyId;
    this.goods = goods;
    if (isSame) return;
    this.lines.clear();
    if (varietyId === null) return;
    await this.lines.load(varietyId);
    if (this.lines.error !== undefined) console.warn('the market price of a form was not loaded', this.lines.error);
  }
}
