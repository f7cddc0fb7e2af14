import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { operator } from '@/lib/operator';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { push } from '@/navigation/navigate';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { QrCode } from '@/ui/QrCode';
import { aboutMessages } from '../about/locale/messages';
import styles from './index.module.scss';

/** Contact page of the platform. */
export default observer(function ContactPage() {
  const t = aboutMessages();
  return (
    <PageFrame title={t.contactTitle}>
      <View className={styles.top} />
      <Card isBare>
        <Cell
          icon="phone"
          title={t.hotline}
          value={operator.hotline}
          onPress={() => openDeepLink({ type: 'callPhone', phone: operator.hotline })}
        />
        <Cell icon="clock" title={t.hours} hint={t.hoursText} />
        <Cell
          icon="message-circle"
          title={t.onlineService}
          hint={t.onlineServiceHint}
          isLink
          onPress={() => push('setting.feedback')}
        />
        <MailCell title={t.email} address={operator.email} />
        <MailCell title={t.privacyEmail} address={operator.privacyEmail} />
      </Card>
      <Card>
        <View className={styles.code}>
          <QrCode text={operator.weChat} label={t.weChatLabel} />
          <View className={styles.name}>{t.weChat}</View>
          <View className={styles.hint}>{t.weChatHint}</View>
        </View>
      </Card>
      <Card isBare>
        <Cell
          icon="map-pin"
          title={t.office}
          hint={t.operatorAddress}
          onPress={() =>
            openDeepLink({ type: 'toMap', ...operator.office, name: t.operator, address: t.operatorAddress })
          }
        />
      </Card>
      <Card isBare>
        <Cell
          icon="speakerphone"
          title={t.report}
          hint={`${operator.reportHotline} · ${t.reportHint}`}
          onPress={() => openDeepLink({ type: 'callPhone', phone: operator.reportHotline })}
        />
        <Cell
          icon="alert-triangle"
          title={t.reportOnline}
          isLink
          onPress={() => push('setting.feedback', { kind: 'complaint' })}
        />
      </Card>
      <View className={styles.foot}>{t.demo}</View>
    </PageFrame>
  );
});

function MailCell({ title, address }: { title: string; address: string }) {
  const t = aboutMessages();
  const handleCopy = () =>
    void copyText(address).then((isCopied) => overlays.toast(isCopied ? messages().copied : messages().copyFailed));
  return (
    <Cell
      icon="mail"
      title={title}
      hint={address}
      value={
        <Button size="small" kind="outline" onPress={handleCopy}>
          {t.copy}
        </Button>
      }
    />
  );
}
