import { observer } from 'mobx-react';
import { MAX_BUILDING_TEXT, MAX_BUILDINGS, type BuildingValues } from '@rules/verification';
import { FormField } from '@/ui/FormField';
import { TextInput } from '@/ui/TextInput';
import { Entry, EntryList } from '../../../components/EntryList';
import { errorOf, type FieldForm } from '../../components/form';
import { verificationMessages } from '../../locale/messages';

const MAX_AREA_DIGITS = 7;

interface BuildingsProps {
  form: FieldForm & {
    values: { buildings: readonly BuildingValues[] };
    set(changes: { buildings: BuildingValues[] }): void;
  };
}

/** The buildings of a park, one under the other. */
export const Buildings = observer(function Buildings({ form }: BuildingsProps) {
  const t = verificationMessages();
  const { buildings } = form.values;
  const change = (place: number, changes: Partial<BuildingValues>) =>
    form.set({ buildings: buildings.map((one, index) => (index === place ? { ...one, ...changes } : one)) });
  const line = (place: number, part: keyof BuildingValues, max: number) => (
    <FormField label={t.building[part]} isRequired unit={part === 'area' ? t.building.unit : undefined}>
      <TextInput
        label={t.building.label(place + 1, t.building[part])}
        name={`building${place}.${part}`}
        maxLength={max}
        keyboard={part === 'area' ? 'number' : undefined}
        placeholder={part === 'use' ? t.building.useHint : undefined}
        value={buildings[place]?.[part] ?? ''}
        onChange={(text) => change(place, { [part]: part === 'area' ? text.trim() : text })}
        onBlur={part === 'use' ? () => form.leave('buildings') : undefined}
      />
    </FormField>
  );
  return (
    <EntryList
      error={errorOf(form, 'buildings')}
      addText={t.building.add}
      onAdd={
        buildings.length < MAX_BUILDINGS
          ? () => form.set({ buildings: [...buildings, { name: '', area: '', use: '' }] })
          : undefined
      }
    >
      {buildings.map((_building, place) => (
        <Entry
          key={place}
          head={line(place, 'name', MAX_BUILDING_TEXT)}
          removeLabel={t.building.remove(place + 1)}
          onRemove={() => form.set({ buildings: buildings.filter((_one, index) => index !== place) })}
        >
          {line(place, 'area', MAX_AREA_DIGITS)}
          {line(place, 'use', MAX_BUILDING_TEXT)}
        </Entry>
      ))}
    </EntryList>
  );
});
