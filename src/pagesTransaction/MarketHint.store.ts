import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Page } from '@contract/common';
import type { LineQuery, PriceLine } from '@contract/priceLine';

interface PriceApi {
  listPriceLines(query: LineQuery): Promise<Page<PriceLine>>;
}

/** What is offered, as far as it tells which price line is meant. */
export interface PricedGoods {
  varietyId: string | null;
  gradeName: string;
  /** Of the region that it grew in, from the province on. */
  originNames: readonly string[];
}

export interface QuotedLine extends PriceLine {
  lowFen: number;
  highFen: number;
}

/** All grades of one variety at all markets. */
const MAX_LINES = 50;

const isQuoted = (line: PriceLine): line is QuotedLine => line.lowFen !== null && line.highFen !== null;

/** What the market pays for the goods of a form. Lives as long as the form. */
export class MarketHintStore {
  private lines: readonly QuotedLine[] = [];
  private goods: PricedGoods = { varietyId: null, gradeName: '', originNames: [] };

  constructor(private readonly api: PriceApi) {
    makeAutoObservable<this, 'api' | 'lines' | 'goods'>(
      this,
      { api: false, lines: observableRef, goods: observableRef },
      { autoBind: true }
    );
  }

  /** The line of the grade where the goods grew, else that of the grade; without a grade the leading one. */
  get line(): QuotedLine | null {
    const { gradeName, originNames } = this.goods;
    const ofGrade = this.lines.filter((line) => gradeName === '' || line.gradeName === gradeName);
    const isNear = ({ origin }: PriceLine) => origin !== null && originNames.some((name) => name.startsWith(origin));
    return ofGrade.find(isNear) ?? ofGrade[0] ?? null;
  }

  /** A hint that does not come is left out. */
  async setGoods(goods: PricedGoods): Promise<void> {
    const { varietyId } = goods;
    const isSame = varietyId === this.goods.varietyId;
    this.goods = goods;
    if (isSame) return;
    this.lines = [];
    if (varietyId === null) return;
    try {
      const { items } = await this.api.listPriceLines({ varietyId, limit: MAX_LINES });
      runInAction(() => {
        if (this.goods.varietyId === varietyId) this.lines = items.filter(isQuoted);
      });
    } catch (error) {
      console.warn('the market price of a form was not loaded', error);
    }
  }
}
