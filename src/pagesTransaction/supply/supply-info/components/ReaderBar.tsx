import { observer } from 'mobx-react';
import { useState } from 'react';
import type { SupplyDetail } from '@contract/supply';
import { SpiceArt } from '@/components/SpiceArt';
import { errorText } from '@/locale/errorText';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { newRequestId } from '@/request/requestId';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { sendInquiry } from '../../../api/inquiry';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { AskSheet, type Ask } from '../../components/AskSheet';
import { supplyMessages } from '../../locale/messages';
import { FirstQuestion } from '../FirstQuestion';
import { supplyInfoMessages } from '../locale/messages';
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
  const t = supplyInfoMessages();
  return (
    <>
      <BarAction
        icon={detail.isFavourite ? 'heart-filled' : 'heart'}
        isOn={detail.isFavourite}
        text={detail.isFavourite ? t.favoured : t.favourite}
        onPress={() => markSupply(store, detail)}
      />
      {detail.status === 'published' ? (
        <WaysToSeller detail={detail} />
      ) : (
        <BarSpacer>
          <Button kind="primary" isFull onPress={() => openSimilar(detail)}>
            {t.toSimilar}
          </Button>
        </BarSpacer>
      )}
    </>
  );
});

const WaysToSeller = observer(function WaysToSeller({ detail }: { detail: SupplyDetail }) {
  const t = supplyInfoMessages();
  const { id } = detail;
  const [isAsking, setAsking] = useState(false);
  const [question] = useState(() => new FirstQuestion(id, { newRequestId, sendInquiry }));
  const reached = (goOn: () => void) => () =>
    void withLogin(t.loginToAsk, goOn, { text: t.askReason, picture: <SpiceArt varietyId={detail.varietyId} /> });
  const chat = reached(() => push('supply.customerService', { id }));
  const exchange = reached(() => push('supply.exchangeLink', { id }));
  const handleAsk = async (ask: Ask) => {
    try {
      const thread = await question.send(ask);
      overlays.toast(supplyMessages().ask.sent, { icon: 'circle-check' });
      push('supply.customerService', { id, thread });
    } catch (error) {
      overlays.toast(errorText(error), { icon: 'info-circle' });
      throw error;
    }
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
        <Button kind="primary" isFull onPress={reached(() => setAsking(true))}>
          {t.inquire}
        </Button>
      </BarSpacer>
      <AskSheet moqGrams={detail.moqGrams} isOpen={isAsking} onClose={() => setAsking(false)} onAsk={handleAsk} />
    </>
  );
});
