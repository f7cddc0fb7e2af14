import { observer } from 'mobx-react';
import { useState } from 'react';
import { ChipsLine } from '@/components/form/ChipsLine';
import { NumberLine } from '../../../components/NumberLine';
import { typedWhole } from '../../../typedNumber';
import type { CreateSupplyStore } from '../CreateSupply.store';
import { createSupplyWords } from '../locale/words';
import { errorOf } from './supplyText';

/** Days that most name; 0 is from stock. */
const USUAL = [0, 3, 7, 15];
const OTHER = 'other';

/** In how many days the goods leave: a usual number, or another one. */
export const ShipWithin = observer(function ShipWithin({ store }: { store: CreateSupplyStore }) {
  const { form } = store;
  const t = createSupplyWords();
  const days = form.values.shipWithinDays;
  const [isOther, setOther] = useState(days !== null && !USUAL.includes(days));
  const choose = (key: string | null) => {
    setOther(key === OTHER);
    form.set({ shipWithinDays: key === OTHER || key === null ? null : Number(key) });
  };
  const usual = days === null ? null : String(days);
  return (
    <>
      <ChipsLine
        field={isOther ? 'usualDays' : 'shipWithinDays'}
        label={t.shipWithin}
        options={[
          ...USUAL.map((count) => ({ key: String(count), text: count === 0 ? t.fromStock : t.days(count) })),
          { key: OTHER, text: t.otherDays }
        ]}
        value={isOther ? OTHER : usual}
        onChange={choose}
        error={isOther ? undefined : errorOf(store, 'shipWithinDays')}
      />
      {isOther && (
        <NumberLine
          field="shipWithinDays"
          label={t.otherDays}
          value={days}
          onChange={(count) => form.set({ shipWithinDays: count })}
          read={typedWhole}
          write={(count) => (count === null ? '' : String(count))}
          onLeave={form.leave}
          error={errorOf(store, 'shipWithinDays')}
          placeholder="20"
          unit={t.dayUnit}
          isWhole
        />
      )}
    </>
  );
});
