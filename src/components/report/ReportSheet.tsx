import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ReportReason } from '@contract/report';
import { sendReport } from '@/api/report';
import { withLogin } from '@/navigation/loginGate';
import { Pressable } from '@/platform/pressable';
import { Button } from '@/ui/Button';
import { FormField } from '@/ui/FormField';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/TextInput';
import { reportMessages } from './locale/messages';
import { ReportStore, type ReportTarget } from './Report.store';
import styles from './ReportSheet.module.scss';

const TEXT_LENGTH = 140;
const reasons: ReportReason[] = ['false', 'fraud', 'illegal', 'infringement', 'advertising', 'other'];

interface ReportSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Reported item, such as `{ targetType: 'news', targetId: id }`. */
  target: ReportTarget;
}

/**
 * Sheet for 举报: a reason and a sentence, sent to the operators. Visitors may open it; they log in on sending, and the
 * report is sent after the login. May be rendered anywhere inside the PageFrame.
 */
export const ReportSheet = observer(function ReportSheet({ isOpen, onClose, target }: ReportSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={reportMessages().title}>
      <ReportForm target={target} onSent={onClose} />
    </Sheet>
  );
});

const ReportForm = observer(function ReportForm({ target, onSent }: { target: ReportTarget; onSent(): void }) {
  const t = reportMessages();
  const [store] = useState(() => new ReportStore(target, { sendReport }));
  const [showsTextError, setShowsTextError] = useState(false);

  const send = async () => {
    if (await runWithToast(store.send, t.sent)) onSent();
  };
  const handleMissing = () => {
    setShowsTextError(store.missing === 'text');
    if (store.missing === 'reason') overlays.toast(t.chooseReason);
  };

  return (
    <View className={styles.form}>
      <View className={styles.reasons} role="radiogroup" aria-label={t.reason}>
        {reasons.map((reason) => (
          <Pressable
            key={reason}
            className={`${styles.reason} ${store.reason === reason ? styles.chosen : ''}`}
            role="radio"
            isChecked={store.reason === reason}
            onPress={() => store.setReason(reason)}
          >
            <Text>{t.reasons[reason]}</Text>
            {store.reason === reason && <Icon name="check" />}
          </Pressable>
        ))}
      </View>
      <FormField
        label={t.text}
        isRequired={store.reason === 'other'}
        counter={{ used: store.text.length, max: TEXT_LENGTH }}
        error={showsTextError && store.missing === 'text' ? t.textMissing : undefined}
      >
        <TextInput
          label={t.text}
          name="report"
          placeholder={t.textHint}
          maxLength={TEXT_LENGTH}
          value={store.text}
          onChange={store.setText}
        />
      </FormField>
      <View className={styles.send}>
        <Button
          kind="primary"
          isFull
          isLoading={store.isSending}
          isDisabled={store.missing !== null}
          onDisabledPress={handleMissing}
          onPress={() =>
            void withLogin(t.loginReason, () => void send(), { text: t.loginText, icon: 'alert-triangle' })
          }
        >
          {t.send}
        </Button>
      </View>
      <View className={styles.note}>{t.note}</View>
    </View>
  );
});
