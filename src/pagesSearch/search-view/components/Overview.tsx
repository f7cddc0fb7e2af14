import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { SearchOverview, SearchScope } from '@contract/search';
import type { Clock } from '@/components/listing/Clock';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { language } from '@/locale/language';
import { linkTo } from '@/navigation/navigate';
import { designScale } from '@/platform/elementBoxes';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';
import { Card } from '@/ui/Card';
import { SectionHeader } from '@/ui/SectionHeader';
import { VirtualRows } from '@/ui/VirtualRows';
import { NewsResultRow } from '../../components/NewsResultRow';
import { searchMessages } from '../../locale/messages';
import { countText, scopes } from '../../scopes';
import type { SearchViewStore } from '../SearchView.store';
import { CompanyRow } from './CompanyRow';
import { ExhibitorResultRow } from './ExhibitorResultRow';
import { ExpoResultRow } from './ExpoResultRow';
import { FlashRow } from './FlashRow';
import { FoundCardRow } from './FoundCardRow';
import { PriceResultRow } from './PriceResultRow';
import { PurchaseResultRow } from './PurchaseResultRow';
import { SessionResultRow } from './SessionResultRow';
import { SupplyResultRow } from './SupplyResultRow';
import styles from './Overview.module.scss';

interface Props {
  store: SearchViewStore;
  overview: SearchOverview;
  clock: Clock;
}

/** Estimated height of a card with three rows, in design px; rendered cards are measured. */
const CARD_PX = 320;

const noop = () => undefined;

/**
 * The expo, when it is meant, and the first results of each scope in one card; the card's header opens the tab. Cards are rendered when they come near
 * the screen.
 */
export const Overview = observer(function Overview({ store, overview, clock }: Props) {
  const [windows] = useState(() => new VirtualListModel(1, CARD_PX * designScale()));
  const cards = useMemo(
    () => scopes.filter((scope) => overview.counts[scope] > 0).map((scope) => ({ id: scope })),
    [overview]
  );
  const renderCard = useCallback(
    ({ id }: { id: SearchScope }) => <ScopeCard scope={id} {...{ store, overview, clock }} />,
    [store, overview, clock]
  );
  return (
    <View className={styles.cards}>
      {overview.expo && (
        <Card>
          <View className={styles.rows}>
            <ExpoResultRow expo={overview.expo} query={store.highlightTerms} />
          </View>
        </Card>
      )}
      <VirtualRows
        id="found-overview"
        windows={windows}
        layoutKey={`${appearance.elder ? 'elder' : ''} ${market.unit} ${language.current}`}
        items={cards}
        renderItem={renderCard}
        onNearEnd={noop}
      />
    </View>
  );
});

const ScopeCard = observer(function ScopeCard({ scope, store, overview, clock }: Props & { scope: SearchScope }) {
  const t = searchMessages();
  const count = t.units[scope](countText(overview.counts[scope]));
  return (
    <Card>
      <SectionHeader
        title={t.tabs[scope]}
        right={scope === 'lines' ? `${t.perUnit[market.unit]} · ${count}` : count}
        onMore={() => store.selectTab(scope)}
      />
      <View className={styles.rows}>{previewRows(scope, { store, overview, clock })}</View>
    </Card>
  );
});

function previewRows(scope: SearchScope, { store, overview, clock }: Props): ReactNode {
  const { highlightTerms } = store;
  switch (scope) {
    case 'lines':
      return overview.lines.map((line) => <PriceResultRow key={line.id} line={line} query={highlightTerms} />);
    case 'supplies':
      return overview.supplies.map((supply) => (
        <SupplyResultRow
          key={supply.id}
          supply={supply}
          query={highlightTerms}
          onOpen={linkTo('supply.info', { id: supply.id })}
        />
      ));
    case 'purchases':
      return overview.purchases.map((purchase) => (
        <PurchaseResultRow
          key={purchase.id}
          purchase={purchase}
          query={highlightTerms}
          clock={clock}
          onOpen={linkTo('purchase.info', { id: purchase.id })}
        />
      ));
    case 'companies':
      return overview.companies.map((company) => (
        <CompanyRow key={company.id} company={company} query={highlightTerms} />
      ));
    case 'news':
      return overview.news.map((news) => (
        <NewsResultRow
          key={news.id}
          news={news}
          query={highlightTerms}
          onPress={linkTo('news.detail', { id: news.id })}
        />
      ));
    case 'flashes':
      return overview.flashes.map((flash) => <FlashRow key={flash.id} flash={flash} query={highlightTerms} />);
    case 'cards':
      return overview.cards.map((card) => <FoundCardRow key={card.id} card={card} query={highlightTerms} />);
    case 'exhibitors':
      return overview.exhibitors.map((one) => (
        <ExhibitorResultRow key={one.id} exhibitor={one} query={highlightTerms} />
      ));
    case 'sessions':
      return overview.sessions.map((one) => <SessionResultRow key={one.id} session={one} query={highlightTerms} />);
  }
}
