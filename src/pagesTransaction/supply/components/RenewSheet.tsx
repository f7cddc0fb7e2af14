import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { addDays, DEFAULT_VALID_DAYS, MAX_VALID_DAYS } from '@rules/supply';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { DayField } from '@/ui/DayField';
import { FormField } from '@/ui/FormField';
import { Sheet } from '@/ui/Sheet';
import { supplyMessages } from '../locale/messages';
import styles from './RenewSheet.module.scss';

/** Most common numbers of days. */
const PRESET_DAYS = [7, DEFAULT_VALID_DAYS, 60, MAX_VALID_DAYS];

interface RenewSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** @param until new last day, YYYY-MM-DD */
  onRenew(until: string): void;
}

/** Sheet that chooses the new last day of a supply. */
export const RenewSheet = observer(function RenewSheet({ isOpen, onClose, onRenew }: RenewSheetProps) {
  const t = supplyMessages();
  const today = shanghaiDay(Date.now());
  const defaultDay = addDays(today, DEFAULT_VALID_DAYS);
  const [until, setUntil] = useState(defaultDay);
  // One sheet serves all supplies of a list.
  useEffect(() => {
    if (isOpen) setUntil(defaultDay);
  }, [isOpen, defaultDay]);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.renewTitle}>
      <View className={styles.form}>
        <View className={styles.chips}>
          {PRESET_DAYS.map((days) => (
            <Chip
              key={days}
              text={t.renewDays(days)}
              isOn={until === addDays(today, days)}
              onPress={() => setUntil(addDays(today, days))}
            />
          ))}
        </View>
        <FormField label={t.renewDay} hint={t.renewHint}>
          <DayField
            label={t.renewDay}
            placeholder={t.renewDay}
            value={until}
            onChange={setUntil}
            first={addDays(today, 1)}
            last={addDays(today, MAX_VALID_DAYS)}
          />
        </FormField>
        <View className={styles.action}>
          <Button kind="primary" isFull onPress={() => onRenew(until)}>
            {t.renew}
          </Button>
        </View>
      </View>
    </Sheet>
  );
});
