import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { saveToPhone } from '@/components/contact/saveToPhone';
import { formatPhone } from '@/lib/mobile';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { push } from '@/navigation/navigate';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { SectionHeader } from '@/ui/SectionHeader';
import { tradeMessages } from '../../../locale/messages';
import type { ExchangeStore } from '../Exchange.store';
import { exchangeMessages } from '../locale/messages';
import { PartyHeader } from './PartyHeader';
import styles from './SharedContacts.module.scss';

/** Result of an accepted exchange: the other party's contact details and the actions on them. */
export const SharedContacts = observer(function SharedContacts({ store }: { store: ExchangeStore }) {
  const t = exchangeMessages();
  const { theirs, mine, isMine } = store.exchange ?? {};
  if (!theirs) return null;
  const handleCopy = async (text: string) =>
    overlays.toast((await copyText(text)) ? messages().copied : messages().copyFailed);
  const { supply } = store.room ?? {};
  return (
    <>
      <Card>
        <SectionHeader title={t.theirs} />
        <View className={styles.who}>
          <PartyHeader {...theirs} />
        </View>
        <View className={styles.rows}>
          {theirs.mobile !== '' && (
            <Cell
              icon="phone"
              title={formatPhone(theirs.mobile)}
              value={
                <Button
                  kind="tinted"
                  size="small"
                  onPress={() => openDeepLink({ type: 'callPhone', phone: theirs.mobile })}
                >
                  {t.call}
                </Button>
              }
            />
          )}
          {theirs.weChatId !== '' && (
            <Cell
              icon="brand-wechat"
              title={theirs.weChatId}
              value={
                <Button size="small" onPress={() => void handleCopy(theirs.weChatId)}>
                  {t.copy}
                </Button>
              }
            />
          )}
        </View>
        <View className={styles.actions}>
          <Button kind="primary" isFull onPress={() => void saveToPhone(theirs)}>
            {t.save}
          </Button>
          <Button isFull onPress={() => push('vcard.webview', { webviewPathName: 'VcardHolder' })}>
            {t.toHolder}
          </Button>
          {isMine && supply && (
            <Button isFull onPress={() => push('supply.customerService', { id: supply.id })}>
              {t.message1}
            </Button>
          )}
        </View>
      </Card>
      {mine && (
        <View className={styles.note}>
          {t.youGave(
            tradeMessages().list(
              [mine.name, mine.company, mine.position, formatPhone(mine.mobile), mine.weChatId].filter(Boolean)
            )
          )}
        </View>
      )}
    </>
  );
});
