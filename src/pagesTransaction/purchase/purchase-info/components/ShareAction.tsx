import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { messages } from '@/locale/messages';
import { ShareButton, useSharedPage } from '@/platform/share';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { sharedPurchase } from '../../sharedPurchase';
import { purchaseInfoMessages } from '../locale/messages';
import styles from './ShareAction.module.scss';

/** Shares the request; WeChat's own share menu shares the same page. */
export const ShareAction = observer(function ShareAction({ detail }: { detail: PurchaseDetail }) {
  const shared = sharedPurchase(detail);
  useSharedPage(shared);
  return (
    <ShareButton
      className={styles.share}
      label={purchaseInfoMessages().share}
      page={shared}
      onCopied={(isCopied) => overlays.toast(isCopied ? messages().copied : messages().copyFailed)}
    >
      <Icon name="share-2" />
    </ShareButton>
  );
});
