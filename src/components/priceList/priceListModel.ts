import { VirtualListModel } from '@/lib/VirtualListModel';
import { language } from '@/locale/language';
import { designScale } from '@/platform/elementBoxes';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';

/** Rows per window; few, so that little is rendered at a time. */
const ROWS_PER_WINDOW = 4;
/** Estimated row height, the token `h-line`; rendered rows are measured. */
const ROW_PX = { standard: 62, elder: 76 };

const rowPx = () => ROW_PX[appearance.elder ? 'elder' : 'standard'] * designScale();

/** Returns the height of a letter header in an alphabetical list: half a row. */
export const letterHeaderPx = (): number => rowPx() / 2;

/** Creates the virtual list model of a price list. */
export const createPriceListModel = (): VirtualListModel => new VirtualListModel(ROWS_PER_WINDOW, rowPx());

/** Returns a key of everything the height of price lines depends on. */
export const priceListLayoutKey = (): string => `${appearance.elder ? 'elder' : ''} ${market.unit} ${language.current}`;
