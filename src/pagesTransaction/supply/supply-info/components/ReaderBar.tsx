import { observer } from 'mobx-react';
import type { SupplyDetail } from '@contract/supply';
import { withLogin } from '@/navigation/loginGate';
import { isBuilt, push } from '@/navigation/navigate';
import { BarAction, BarRest } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { supplyInfoWords } from '../locale/words';
import { markSupply } from '../markSupply';
import { openSimilar } from '../openSimilar';

/** Marks the supply and leads to its seller; of one that is not offered, to others of its kind. */
export const ReaderBar = observer(function ReaderBar({
  store,
  detail
}: {
  store: ListingDetailStore<SupplyDetail>;
  detail: SupplyDetail;
}) {
  const t = supplyInfoWords();
  return (
    <>
      <BarAction
        icon={detail.isFavourite ? 'heart-filled' : 'heart'}
        isOn={detail.isFavourite}
        text={detail.isFavourite ? t.favoured : t.favourite}
        onPress={() => markSupply(store, detail)}
      />
      {detail.status === 'published' ? (
        <WaysToSeller id={detail.id} />
      ) : (
        <BarRest>
          <Button kind="primary" isFull onPress={() => openSimilar(detail)}>
            {t.toSimilar}
          </Button>
        </BarRest>
      )}
    </>
  );
});

const WaysToSeller = observer(function WaysToSeller({ id }: { id: string }) {
  const t = supplyInfoWords();
  const ask = () => void withLogin(t.loginToAsk, () => push('supply.customerService', { id }));
  const exchange = () => void withLogin(t.loginToAsk, () => push('supply.exchangeLink', { id }));
  return (
    <>
      {isBuilt('supply.customerService') && <BarAction icon="message-circle" text={t.service} onPress={ask} />}
      {isBuilt('supply.exchangeLink') && (
        <BarRest>
          <Button kind="tinted" isFull onPress={exchange}>
            {t.exchange}
          </Button>
        </BarRest>
      )}
      {isBuilt('supply.customerService') && (
        <BarRest>
          <Button kind="primary" isFull onPress={ask}>
            {t.inquire}
          </Button>
        </BarRest>
      )}
    </>
  );
});
