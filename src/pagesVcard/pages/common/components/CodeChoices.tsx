import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardSide } from '@/components/card/cardFaceContent';
import { network } from '@/platform/network/network';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { SegmentedControl } from '@/ui/SegmentedControl';
import type { CardCode } from '../cardCode';
import type { CardCodeStore } from '../CardCode.store';
import { cardCodeMessages } from '../locale/messages';
import styles from '../BusinessCardCode.module.scss';

const sides: readonly CardSide[] = ['first', 'second'];

/** Kind of the code, language of the card, and the replacement of the code. */
export const CodeChoices = observer(function CodeChoices({ store, code }: { store: CardCodeStore; code: CardCode }) {
  const t = cardCodeMessages();
  const handleRenew = async () => {
    if (!network.online) {
      overlays.toast(t.renewOffline, { icon: 'info-circle' });
      return;
    }
    const { renewTitle: title, renewText: text, renewConfirm: confirmText } = t;
    const { confirm } = await overlays.modal({ title, text, confirmText });
    if (confirm) await runWithToast(store.renew, t.renewed);
  };
  return (
    <>
      <View className={styles.choices}>
        <View className={styles.choice}>
          <SegmentedControl
            label={t.kind}
            options={store.kinds.map((key) => ({ key, text: t.kinds[key] }))}
            value={store.kind}
            onChange={store.setKind}
          />
        </View>
        {code.sides.second && (
          <View className={styles.choice}>
            <SegmentedControl
              label={t.side}
              options={sides.map((key) => ({ key, text: t.sides[key] }))}
              value={store.side}
              onChange={store.setSide}
            />
          </View>
        )}
      </View>
      <Card isBare>
        <Cell icon="refresh" title={t.renew} hint={t.renewHint} value={t.valid} onPress={() => void handleRenew()} />
      </Card>
    </>
  );
});
