import { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { Fab } from '@/ui/Fab';
import { overlays } from '@/ui/overlays';
import { transactionMessages } from '../locale/messages';

/** Smaller scrolls are ignored as finger jitter. */
const MIN_SCROLL_PX = 8;

const kinds = ['supply.create', 'purchase.create'] as const;

/** 发布: asks for the kind of listing, then for a login if needed. Hidden while scrolling down. */
export const PublishFab = observer(function PublishFab() {
  const [isHidden, setHidden] = useState(false);
  const lastTop = useRef(0);
  usePageScroll(({ scrollTop }) => {
    const moved = scrollTop - lastTop.current;
    if (Math.abs(moved) < MIN_SCROLL_PX && scrollTop > MIN_SCROLL_PX) return;
    lastTop.current = scrollTop;
    setHidden(moved > 0 && scrollTop > MIN_SCROLL_PX);
  });
  const t = transactionMessages();
  const handlePress = async () => {
    const chosen = await overlays.actionSheet({
      items: [
        { text: t.publishSupply, hint: t.publishSupplyHint },
        { text: t.publishPurchase, hint: t.publishPurchaseHint }
      ]
    });
    const kind = chosen === null ? undefined : kinds[chosen];
    if (kind !== undefined) void withLogin(t.publishReason, () => push(kind), { text: t.publishText, icon: 'package' });
  };
  return <Fab icon="plus" text={t.publish} isHidden={isHidden} onPress={() => void handlePress()} />;
});
