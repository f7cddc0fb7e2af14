import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Translator } from '../../http/localText';
import type { DayPrice } from '../pricing/dayPrices.service';

/** Currency and weight of all prices. */
export const UNIT = 'CNY/kg';

export const LICENCE = {
  name: 'CC-BY-4.0',
  title: 'Creative Commons Attribution 4.0 International',
  path: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: '香市 Xiangshi'
} as const;

interface Column {
  name: string;
  /** Type of a Frictionless Table Schema. */
  type: 'string' | 'number' | 'integer' | 'date' | 'datetime';
  /** Other values do not occur. */
  values?: readonly string[];
  description: string;
  /** @param translator null for simplified Chinese */
  valueOf(price: DayPrice, translator: Translator | null): string | number;
}

const taxonomy = (text: string, translator: Translator | null) => translator?.taxonomy(text) ?? text;

/**
 * Columns of the table and fields of the JSON, in their order. They are public: one may be added at the end, none renamed or
 * removed.
 */
export const columns: readonly Column[] = [
  {
    ...{ name: 'date', type: 'date', description: 'Day of the price in Asia/Shanghai' },
    valueOf: ({ date }) => date
  },
  {
    ...{ name: 'line_id', type: 'string', description: 'Id of the price line: grade, variety and market' },
    valueOf: ({ lineId }) => lineId
  },
  {
    ...{ name: 'variety_id', type: 'string', description: 'Id of the spice' },
    valueOf: ({ varietyId }) => varietyId
  },
  {
    ...{ name: 'variety', type: 'string', description: 'Name of the spice, in the language of the file' },
    valueOf: ({ varietyName }, translator) => taxonomy(varietyName, translator)
  },
  {
    ...{ name: 'grade_id', type: 'string', description: 'Id of the grade, unique within its spice' },
    valueOf: ({ gradeId }) => gradeId
  },
  {
    ...{ name: 'grade', type: 'string', description: 'Name of the grade, in the language of the file' },
    valueOf: ({ gradeName }, translator) => taxonomy(gradeName, translator)
  },
  {
    ...{
      name: 'origin',
      type: 'string',
      description: 'Origin of the goods, in the language of the file; empty for any'
    },
    valueOf: ({ origin }, translator) => (origin === null ? '' : (translator?.location(origin) ?? origin))
  },
  {
    ...{ name: 'market_id', type: 'string', description: 'Id of the wholesale market' },
    valueOf: ({ marketId }) => marketId
  },
  {
    ...{ name: 'market', type: 'string', description: 'Name of the market, in the language of the file' },
    valueOf: ({ marketName }, translator) => taxonomy(marketName, translator)
  },
  {
    ...{ name: 'low', type: 'number', description: 'Lowest price in yuan, two decimals' },
    valueOf: ({ lowFen }) => lowFen / 100
  },
  {
    ...{ name: 'mid', type: 'number', description: 'Middle price in yuan, two decimals' },
    valueOf: ({ midFen }) => midFen / 100
  },
  {
    ...{ name: 'high', type: 'number', description: 'Highest price in yuan, two decimals' },
    valueOf: ({ highFen }) => highFen / 100
  },
  {
    ...{ name: 'unit', type: 'string', values: [UNIT], description: 'Unit of the three prices: yuan per kilogram' },
    valueOf: () => UNIT
  },
  {
    ...{ name: 'samples', type: 'integer', description: 'Number of quotes that were collected' },
    valueOf: ({ sampleCount }) => sampleCount
  },
  {
    ...{ name: 'source_kind', type: 'string', values: ['collector', 'company', 'platform'] },
    description: 'Kind of the source: a collector at the market, a company, deals on the platform',
    valueOf: ({ sourceKind }) => sourceKind
  },
  {
    ...{ name: 'source', type: 'string', description: 'Name of the source, in the language of the file' },
    valueOf: ({ sourceName }, translator) => taxonomy(sourceName, translator)
  },
  {
    ...{ name: 'collected_at', type: 'datetime', description: 'Minute of the collection, ISO 8601' },
    valueOf: ({ collectedAtMs }) => `${shanghaiMinute(collectedAtMs).replace(' ', 'T')}:00+08:00`
  }
];
