import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ExpoUserInfo } from '@contract/expoTicket';
import { listVarieties } from '@/api/variety';
import { expoMessages } from '@/components/expo/locale/messages';
import type { OwnTicketsStore } from '@/components/expoTicket/OwnTickets.store';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { useFormDraft } from '@/components/form/useFormDraft';
import { MemberFrame } from '@/components/member/MemberFrame';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { newRequestId } from '@/request/requestId';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { applyForTickets, sendTicketCode } from '../api/expoTicket';
import { registrationMessages } from '../locale/messages';
import { RegistrationStore } from '../Registration.store';
import { leaveMessages, registrationDraft, unsentDraft } from '../registrationDraft';
import { useRegistrationSubmit } from '../useRegistrationSubmit';
import { CompanionFields } from './CompanionFields';
import { ConsentField } from './ConsentField';
import { RegistrationSkeleton } from './RegistrationSkeleton';
import { RulesSheet } from './RulesSheet';
import { VisitFields } from './VisitFields';
import { VisitorFields } from './VisitorFields';
import styles from './RegistrationForm.module.scss';

const api = { applyForTickets, sendTicketCode, listVarieties, newRequestId };

interface RegistrationFormProps {
  tickets: OwnTicketsStore;
  /** The expo, whose registration is open. */
  info: ExpoUserInfo;
  tabs: ReactNode;
}

/** Page with the registration for an expo. Its success shows the tickets in `tickets`. */
export const RegistrationForm = observer(function RegistrationForm({ tickets, info, tabs }: RegistrationFormProps) {
  const [store] = useState(() => new RegistrationStore(api, tickets, info));
  const [slot] = useState(() => registrationDraft(info.expo.id));
  const [isReadingRules, setReadingRules] = useState(false);
  const { form } = store;
  const { load } = useFormDraft(form, slot, unsentDraft);
  useEffect(() => store.dispose, [store]);
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveMessages);
  const { unsent, submit } = useRegistrationSubmit(store);
  const t = registrationMessages();
  const { name, startsOn, endsOn, venue } = info.expo;
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      status={form.status}
      error={form.error}
      onRetry={load}
      skeleton={
        <>
          {tabs}
          <RegistrationSkeleton />
        </>
      }
      sheets={<RulesSheet isOpen={isReadingRules} onClose={() => setReadingRules(false)} />}
      bottomBar={
        form.phase === 'ready' && (
          <BarSpacer>
            <Button kind="primary" isFull isLoading={form.isSubmitting} onPress={submit}>
              {t.submit(1 + form.values.companions.length)}
            </Button>
          </BarSpacer>
        )
      }
    >
      {tabs}
      <View>{unsent && <SubmitFailureNotice failure={unsent} onRetry={unsent.retry} />}</View>
      <View className={styles.body}>
        <View className={styles.expo}>
          <View className={styles.expoName}>{name}</View>
          <View className={styles.expoWhen}>{`${expoMessages().dateRange(startsOn, endsOn)} · ${venue}`}</View>
        </View>
        <VisitorFields store={store} />
        <VisitFields store={store} days={info.registration.days} />
        <CompanionFields store={store} />
        <ConsentField store={store} onRules={() => setReadingRules(true)} />
      </View>
    </MemberFrame>
  );
});
