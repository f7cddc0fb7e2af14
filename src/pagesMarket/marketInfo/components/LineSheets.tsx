import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PriceLineDetail } from '@contract/lineInfo';
import { UnitPicker } from '@/components/UnitPicker';
import { lazyComponent } from '@/ui/lazyComponent';
import { marketInfoMessages } from '../../locale/messages';
import type { ComparisonStore } from '../Comparison.store';
import type { MarketInfoStore } from '../MarketInfo.store';
import { pricePoster } from '../pricePoster';
import type { Sheets } from '../useSheets';

export type LineSheetName = 'points' | 'compare' | 'alerts' | 'report' | 'poster' | 'unit' | 'market';

const Nothing = () => <View />;

// Each sheet's code is loaded when the sheet is first opened.
const PointsSheet = lazyComponent(() => import('./PointsSheet').then((part) => part.PointsSheet), Nothing);
const CompareSheet = lazyComponent(() => import('./CompareSheet').then((part) => part.CompareSheet), Nothing);
const MarketChoiceSheet = lazyComponent(
  () => import('./MarketChoiceSheet').then((part) => part.MarketChoiceSheet),
  Nothing
);
const AlertSheet = lazyComponent(() => import('./AlertSheet').then((part) => part.AlertSheet), Nothing);
const PriceReportSheet = lazyComponent(
  () => import('./PriceReportSheet').then((part) => part.PriceReportSheet),
  Nothing
);
const PosterSheet = lazyComponent(
  () => import('@/components/poster/PosterSheet').then((part) => part.PosterSheet),
  Nothing
);

interface LineSheetsProps {
  store: MarketInfoStore;
  comparison: ComparisonStore;
  detail: PriceLineDetail;
  sheets: Sheets<LineSheetName>;
  /** Day whose price is reported. */
  reportedDate: string;
  onReportPrice(date: string): void;
  onLine(lineId: string): void;
  /** Path of the page that the poster links to. */
  path: string;
}

/** All sheets of the page of a line. */
export const LineSheets = observer(function LineSheets(props: LineSheetsProps) {
  const { store, comparison, detail, sheets, reportedDate, onReportPrice, onLine, path } = props;
  const { id } = detail.line;
  const state = (name: LineSheetName) => ({ isOpen: sheets.isOpen(name), onClose: sheets.close });
  return (
    // Separate container: the mini-program resends the siblings of a sheet that is removed.
    <View>
      {sheets.wasOpened('points') && (
        <PointsSheet
          key={`${id} ${store.range}`}
          store={store}
          detail={detail}
          onReportPrice={onReportPrice}
          {...state('points')}
        />
      )}
      {sheets.wasOpened('compare') && (
        <CompareSheet store={store} comparison={comparison} detail={detail} {...state('compare')} />
      )}
      {sheets.wasOpened('alerts') && <AlertSheet key={id} detail={detail} {...state('alerts')} />}
      {sheets.wasOpened('report') && (
        <PriceReportSheet key={`${id} ${reportedDate}`} detail={detail} date={reportedDate} {...state('report')} />
      )}
      {sheets.wasOpened('poster') && (
        <PosterSheet poster={pricePoster(detail, store.series)} path={path} {...state('poster')} />
      )}
      {sheets.wasOpened('market') && <MarketChoiceSheet detail={detail} onLine={onLine} {...state('market')} />}
      <UnitPicker messages={marketInfoMessages()} {...state('unit')} />
    </View>
  );
});
