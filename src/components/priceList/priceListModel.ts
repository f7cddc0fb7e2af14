import { language } from '@/locale/language';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { designScale } from '@/platform/elementBoxes';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';

/** Few rows, so that little is drawn at a time. */
const ROWS_PER_WINDOW = 4;
/** `h-line` of the tokens; what is drawn is measured. */
const ROW_PX = { standard: 62, elder: 76 };

const rowPx = () => ROW_PX[appearance.elder ? 'elder' : 'standard'] * designScale();

/** Of the head that a letter has in a list by letters: half a row. */
export const letterHeaderPx = (): number => rowPx() / 2;

/** Where the rows of a price list stand. */
export const createPriceListModel = (): VirtualListModel => new VirtualListModel(ROWS_PER_WINDOW, rowPx());

/** What the height of price lines depends on. */
export const priceListLayoutKey = (): string => `${appearance.elder ? 'elder' : ''} ${market.unit} ${language.current}`;
