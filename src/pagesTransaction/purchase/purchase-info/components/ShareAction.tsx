import { observer } from 'mobx-react';
import type { PurchaseDetail } from '@contract/purchase';
import { words } from '@/locale/words';
import { ShareButton, useSharedPage } from '@/platform/share';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { sharedPurchase } from '../../sharedPurchase';
import { purchaseInfoWords } from '../locale/words';
import styles from './ShareAction.module.scss';

/** Passes the request on; the same page goes out by WeChat's own menu. */
export const ShareAction = observer(function ShareAction({ detail }: { detail: PurchaseDetail }) {
  const shared = sharedPurchase(detail);
  useSharedPage(shared);
  return (
    <ShareButton
      className={styles.share}
      label={purchaseInfoWords().share}
      page={shared}
      onCopied={(isCopied) => feedback.toast(isCopied ? words().copied : words().copyFailed)}
    >
      <Icon name="share-2" />
    </ShareButton>
  );
});
