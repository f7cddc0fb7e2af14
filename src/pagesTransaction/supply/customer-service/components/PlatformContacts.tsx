import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ReportSheet } from '@/components/report/ReportSheet';
import { openDeepLink } from '@/navigation/deepLink';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { serverConfig } from '@/stores/serverConfig';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Icon } from '@/ui/Icon';
import { SectionHeader } from '@/ui/SectionHeader';
import type { ListingRef } from '../listingRef';
import { serviceMessages } from '../locale/messages';
import { WeChatSheet } from './WeChatSheet';
import styles from './PlatformContacts.module.scss';

/** Contact options of the platform: hotline with hours, WeChat, ticket, complaint and FAQ. */
export const PlatformContacts = observer(function PlatformContacts({ about }: { about: ListingRef }) {
  const [isWeChatOpen, setWeChatOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const t = serviceMessages();
  const listing = reportTargetOf(about);
  const { helpLine, serviceWeChat } = serverConfig.jumpConfig.actions;
  const weChatUrl = serviceWeChat?.type === 'externalLink' ? serviceWeChat.url : undefined;
  return (
    <View className={styles.platform}>
      <Card isBare>
        {helpLine?.type === 'callPhone' && (
          <Cell
            icon="phone"
            title={t.call}
            hint={t.hours}
            value={helpLine.phone}
            onPress={() => openDeepLink(helpLine)}
          />
        )}
        {weChatUrl !== undefined && (
          <Cell icon="brand-wechat" title={t.weChat} hint={t.weChatHint} onPress={() => setWeChatOpen(true)} />
        )}
        <Cell icon="message-2" title={t.write} hint={t.writeHint} onPress={() => push('setting.feedback')} />
        <Cell icon="clock" title={t.tickets} onPress={() => push('setting.feedback', { tab: 'mine' })} />
        {listing && (
          <Cell icon="alert-triangle" title={t.complain} hint={t.complainHint} onPress={() => setReporting(true)} />
        )}
      </Card>
      <Card>
        <SectionHeader title={t.faq} />
        {t.answers.map(({ question, answer }) => (
          <FaqItem key={question} question={question} answer={answer} />
        ))}
      </Card>
      {weChatUrl !== undefined && (
        <WeChatSheet isOpen={isWeChatOpen} onClose={() => setWeChatOpen(false)} url={weChatUrl} />
      )}
      {listing && <ReportSheet isOpen={isReporting} onClose={() => setReporting(false)} target={listing} />}
    </View>
  );
});

function reportTargetOf({ supplyId, purchaseId }: ListingRef) {
  if (supplyId !== undefined) return { targetType: 'supply' as const, targetId: supplyId };
  return purchaseId === undefined ? undefined : { targetType: 'purchase' as const, targetId: purchaseId };
}

const FaqItem = observer(function FaqItem({ question, answer }: { question: string; answer: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <View className={styles.answer}>
      <Pressable className={styles.question} onPress={() => setOpen(!isOpen)}>
        <Text>{question}</Text>
        <Icon name="chevron-down" className={`${styles.arrow} ${isOpen ? styles.open : ''}`} />
      </Pressable>
      {isOpen && <View className={styles.text}>{answer}</View>}
    </View>
  );
});
