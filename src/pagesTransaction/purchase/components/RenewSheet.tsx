import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DAY_MS } from '@rules/duration';
import { lastNeedDay } from '@rules/purchase';
import { shanghaiDay } from '@rules/shanghaiTime';
import { dayText } from '@/components/listing/dayText';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { Sheet } from '@/ui/Sheet';
import { purchaseMessages } from '../locale/messages';
import styles from './RenewSheet.module.scss';

const PRESET_DAYS = [3, 7, 15] as const;

interface RenewSheetProps {
  isOpen: boolean;
  /** Current deadline for quotations (epoch ms). */
  deadlineMs: number | null;
  onClose(): void;
  /** @param until new last day, YYYY-MM-DD */
  onRenew(until: string): void;
}

/** Sheet that chooses a new last day for quotations. */
export const RenewSheet = observer(function RenewSheet({ isOpen, deadlineMs, onClose, onRenew }: RenewSheetProps) {
  const t = purchaseMessages().extend;
  const nowMs = Date.now();
  const today = shanghaiDay(nowMs);
  const last = lastNeedDay(today);
  // An expired request is extended from today, an open one from its last day, which ends at this instant.
  const fromMs = Math.max(nowMs, (deadlineMs ?? 0) - 1);
  const [until, setUntil] = useState('');
  useEffect(() => {
    if (isOpen) setUntil('');
  }, [isOpen]);
  const afterDays = (days: number) => {
    const day = shanghaiDay(fromMs + days * DAY_MS);
    return day > last ? last : day;
  };
  const confirm = (
    <Button kind="primary" isFull isDisabled={until === ''} onPress={() => onRenew(until)}>
      {until === '' ? t.choose : t.confirm(dayText(until))}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.title} footer={confirm}>
      <View className={styles.chips} role="group" aria-label={t.title}>
        {PRESET_DAYS.map((days) => (
          <Chip
            key={days}
            text={t.days(days)}
            isOn={until === afterDays(days)}
            onPress={() => setUntil(afterDays(days))}
          />
        ))}
      </View>
      <FormField label={purchaseMessages().labels.quoteDeadline} hint={t.hint}>
        <DayField
          label={purchaseMessages().labels.quoteDeadline}
          placeholder={t.placeholder}
          value={until}
          first={today}
          last={last}
          onChange={setUntil}
        />
      </FormField>
    </Sheet>
  );
});
