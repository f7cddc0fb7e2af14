import type { Language, LocalTextKind } from '@contract/localText';
import { shanghaiMinute } from '@rules/shanghaiTime';
import type { Translator } from '../../http/localText';
import type { QuoteRow } from './history.repository';
import type { LineRow } from './line.repository';

/** Titles of the columns: day, variety, grade, origin, market, three prices, unit, samples, source, collector and time. */
const COLUMN_TITLES: Record<Language, string> = {
  'zh-Hans': '日期,品种,规格,产地,市场,最低价,中间价,最高价,单位,样本数,来源,采集员,采集时间',
  'zh-Hant': '日期,品種,規格,產地,市場,最低價,中間價,最高價,單位,樣本數,來源,採集員,採集時間',
  en: 'Date,Spice,Grade,Origin,Market,Low,Mid,High,Unit,Samples,Source,Collector,Collected at',
  fr: 'Date,Épice,Qualité,Origine,Marché,Plus bas,Moyen,Plus haut,Unité,Relevés,Source,Relevé par,Relevé le',
  es: 'Fecha,Especia,Calidad,Origen,Mercado,Mínimo,Medio,Máximo,Unidad,Muestras,Fuente,Recogido por,Recogido el'
};
const UNITS: Record<Language, string> = {
  'zh-Hans': '元/公斤',
  'zh-Hant': '元/公斤',
  en: 'CNY/kg',
  fr: 'CNY/kg',
  es: 'CNY/kg'
};

/** Marks the file as UTF-8 for spreadsheets. */
const BOM = '\uFEFF';

/**
 * Returns the quotes of a line as CSV (RFC 4180, yuan per kilogram), oldest first.
 * @param language of the titles
 * @param translator of names of the line and of sources; null for simplified Chinese
 */
export function seriesCsv(
  line: Pick<LineRow, 'variety_name' | 'grade_name' | 'origin' | 'market_name'>,
  quotes: QuoteRow[],
  { language, translator }: { language: Language; translator: Translator | null }
): string {
  const translate = (kind: LocalTextKind, text: string) => translator?.[kind](text) ?? text;
  const names = [
    translate('taxonomy', line.variety_name),
    translate('taxonomy', line.grade_name),
    translate('location', line.origin ?? ''),
    translate('taxonomy', line.market_name)
  ];
  const rows = quotes.map((quote) => [
    quote.date,
    ...names,
    formatYuan(quote.low_fen),
    formatYuan(quote.mid_fen),
    formatYuan(quote.high_fen),
    UNITS[language],
    String(quote.sample_count),
    translate('taxonomy', quote.source_name),
    quote.collector ?? '',
    shanghaiMinute(quote.collected_at_ms)
  ]);
  return (
    BOM + [COLUMN_TITLES[language].split(','), ...rows].map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('')
  );
}

const formatYuan = (fen: number) => (fen / 100).toFixed(2);

/**
 * Quotes the text where CSV requires it. A text that a spreadsheet would evaluate as a formula gets a leading
 * apostrophe.
 */
function escapeCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
