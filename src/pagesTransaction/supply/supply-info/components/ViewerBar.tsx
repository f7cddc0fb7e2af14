import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SupplyDetail } from '@contract/supply';
import { SpiceArt } from '@/components/SpiceArt';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { pageOnTop } from '@/navigation/pageOnTop';
import { newRequestId } from '@/request/requestId';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { runWithToast } from '@/ui/runWithToast';
import { sendInquiry } from '../../../api/inquiry';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { openSimilar } from '../../../openSimilar';
import { toggleFavourite } from '../../../toggleFavourite';
import { type PriceInquiry, PriceInquirySheet } from '../../components/PriceInquirySheet';
import { supplyMessages } from '../../locale/messages';
import { supplyInfoMessages } from '../locale/messages';
import { PriceInquirySender } from '../PriceInquirySender';

/** Bottom bar of a viewer: favourite and contact; for an unavailable supply, a link to similar ones. */
export const ViewerBar = observer(function ViewerBar({
  store,
  detail
}: {
  store: ListingDetailStore<SupplyDetail>;
  detail: SupplyDetail;
}) {
  const t = supplyInfoMessages();
  return (
    <>
      <BarAction
        icon={detail.isFavourite ? 'heart-filled' : 'heart'}
        isOn={detail.isFavourite}
        text={detail.isFavourite ? t.favoured : t.favourite}
        onPress={() => toggleFavourite(store, detail, t, { icon: 'star' })}
      />
      {detail.status === 'published' ? (
        <SellerActions detail={detail} />
      ) : (
        <BarSpacer>
          <Button kind="primary" isFull onPress={() => openSimilar(detail, 'supplies')}>
            {t.toSimilar}
          </Button>
        </BarSpacer>
      )}
    </>
  );
});

const SellerActions = observer(function SellerActions({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const { id } = detail;
  const [isAsking, setAsking] = useState(false);
  const [question] = useState(() => new PriceInquirySender(id, { newRequestId, sendInquiry }));
  const afterLogin = (goOn: () => void) => () =>
    void withLogin(t.loginToAsk, goOn, { text: t.askReason, picture: <SpiceArt varietyId={detail.varietyId} /> });
  const chat = afterLogin(() => push('supply.customerService', { id }));
  const exchange = afterLogin(() => push('supply.exchangeLink', { id }));
  const handleAsk = (ask: PriceInquiry) => {
    const isOnTop = pageOnTop();
    const send = async () => {
      const thread = await question.send(ask);
      if (isOnTop()) push('supply.customerService', { id, thread });
    };
    return runWithToast(send, supplyMessages().ask.sent);
  };
  return (
    <>
      <BarAction icon="message-circle" text={t.service} onPress={chat} />
      <BarSpacer>
        <Button kind="tinted" isFull onPress={exchange}>
          {t.exchange}
        </Button>
      </BarSpacer>
      <BarSpacer>
        <Button kind="primary" isFull onPress={afterLogin(() => setAsking(true))}>
          {t.inquire}
        </Button>
      </BarSpacer>
      <PriceInquirySheet
        moqGrams={detail.moqGrams}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAsk={handleAsk}
      />
    </>
  );
});
