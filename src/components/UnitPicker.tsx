import { observer } from 'mobx-react-lite';
import { type PriceUnit, priceUnits } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import { Picker } from '@/ui/Picker';

interface Props {
  isOpen: boolean;
  onClose(): void;
  /** The page's messages: title, unit names, and the weight of each unit in kilograms. */
  messages: {
    chooseUnit: string;
    units: Record<PriceUnit, string>;
    unitHints: Record<Exclude<PriceUnit, 'kg'>, string>;
  };
}

/** Picker of the unit in which all prices are shown. */
export const UnitPicker = observer(function UnitPicker({ isOpen, onClose, messages }: Props) {
  return (
    <Picker
      isOpen={isOpen}
      onClose={onClose}
      title={messages.chooseUnit}
      options={priceUnits.map((key) => ({
        key,
        text: messages.units[key],
        hint: key === 'kg' ? undefined : messages.unitHints[key]
      }))}
      value={market.unit}
      onChange={market.setUnit}
    />
  );
});
