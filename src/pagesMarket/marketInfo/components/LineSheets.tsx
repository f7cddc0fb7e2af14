import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLineDetail } from '@contract/lineInfo';
import { UnitPicker } from '@/components/UnitPicker';
import { lazyComponent } from '@/ui/lazyComponent';
import { marketInfoMessages } from '../../locale/messages';
import type { ComparisonStore } from '../Comparison.store';
import { pricePoster } from '../pricePoster';
import type { MarketInfoStore } from '../MarketInfo.store';
import type { Sheets } from '../useSheets';

export type LineSheet = 'points' | 'compare' | 'alerts' | 'report' | 'poster' | 'unit' | 'market';

const Nothing = () => <View />;

// The code of a sheet comes when it is opened for the first time.
const PointsSheet = lazyComponent(() => import('./PointsSheet').then((part) => part.PointsSheet), Nothing);
const CompareSheet = lazyComponent(() => import('./CompareSheet').then((part) => part.CompareSheet), Nothing);
const OtherMarkets = lazyComponent(() => import('./OtherMarkets').then((part) => part.OtherMarkets), Nothing);
const AlertSheet = lazyComponent(() => import('./AlertSheet').then((part) => part.AlertSheet), Nothing);
const ReportSheet = lazyComponent(() => import('./ReportSheet').then((part) => part.ReportSheet), Nothing);
const PosterSheet = lazyComponent(
  () => import('@/components/poster/PosterSheet').then((part) => part.PosterSheet),
  Nothing
);

interface LineSheetsProps {
  store: MarketInfoStore;
  comparison: ComparisonStore;
  detail: PriceLineDetail;
  sheets: Sheets<LineSheet>;
  /** The day whose price is doubted. */
  doubtedDate: string;
  onWrong(date: string): void;
  onLine(lineId: string): void;
  /** Of the shared page. */
  path: string;
}

/** Everything that opens over the page of a line. */
export const LineSheets = observer(function LineSheets(props: LineSheetsProps) {
  const { store, comparison, detail, sheets, doubtedDate, onWrong, onLine, path } = props;
  const { id } = detail.line;
  const state = (name: LineSheet) => ({ isOpen: sheets.isOpen(name), onClose: sheets.close });
  return (
    // Apart: the mini-program sends anew what stands beside a sheet that leaves.
    <View>
      {sheets.isNeeded('points') && (
        <PointsSheet
          key={`${id} ${store.range}`}
          store={store}
          detail={detail}
          onWrong={onWrong}
          {...state('points')}
        />
      )}
      {sheets.isNeeded('compare') && (
        <CompareSheet store={store} comparison={comparison} detail={detail} {...state('compare')} />
      )}
      {sheets.isNeeded('alerts') && <AlertSheet key={id} detail={detail} {...state('alerts')} />}
      {sheets.isNeeded('report') && (
        <ReportSheet key={`${id} ${doubtedDate}`} detail={detail} date={doubtedDate} {...state('report')} />
      )}
      {sheets.isNeeded('poster') && (
        <PosterSheet poster={pricePoster(detail, store.series)} path={path} {...state('poster')} />
      )}
      {sheets.isNeeded('market') && <OtherMarkets detail={detail} onLine={onLine} {...state('market')} />}
      <UnitPicker words={marketInfoMessages()} {...state('unit')} />
    </View>
  );
});
