import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { InvestmentLead, LeadStatus } from '@contract/investment';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { openLogin } from '@/navigation/loginGate';
import type { PagedList } from '@/request/PagedList';
import { user } from '@/stores/user';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { SkeletonCard } from '@/ui/Skeleton';
import { investmentLeadMessages } from './locale/messages';
import styles from './LeadList.module.scss';

const tones: Record<LeadStatus, BadgeTone> = {
  submitted: 'grey',
  processing: 'info',
  replied: 'ok',
  closed: 'grey'
};

interface LeadListProps {
  leads: PagedList<InvestmentLead>;
  /** Shown to a user without leads. */
  emptyHint: string;
  emptyAction: { text: string; onPress(): void };
}

/** The user's leads with their replies. */
export const LeadList = observer(function LeadList({ leads, emptyHint, emptyAction }: LeadListProps) {
  const t = investmentLeadMessages();
  const { token } = user;
  useEffect(() => {
    if (token !== '') void leads.refresh();
  }, [leads, token]);
  if (!user.isLoggedIn) {
    const action = { text: t.logIn, onPress: () => void openLogin() };
    return <EmptyState title={t.loggedOut} text={t.loggedOutHint} action={action} />;
  }
  return (
    <InfiniteList
      list={leads}
      renderItem={(lead) => <LeadCard lead={lead} />}
      skeleton={<SkeletonCard />}
      empty={<EmptyState title={t.noLeads} text={emptyHint} action={emptyAction} />}
    />
  );
});

const LeadCard = observer(function LeadCard({ lead }: { lead: InvestmentLead }) {
  const t = investmentLeadMessages();
  return (
    <Card>
      <View className={styles.head}>
        <View className={styles.name}>{lead.targetName}</View>
        <Badge tone={tones[lead.status]} text={t.statuses[lead.status]} />
      </View>
      <View className={styles.meta}>
        {`${lead.leadNo} · ${relativeTime(lead.createdAtMs, Date.now(), messages().time)}`}
      </View>
      {lead.visitOn !== null && <View className={styles.meta}>{t.visitOn(lead.visitOn)}</View>}
      <View className={styles.message}>{lead.message}</View>
      {lead.reply !== null && (
        <View className={styles.reply}>
          <View className={styles.by}>{t.reply}</View>
          <View>{lead.reply}</View>
        </View>
      )}
    </Card>
  );
});
