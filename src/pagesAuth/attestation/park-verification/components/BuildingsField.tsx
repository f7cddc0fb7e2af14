import { observer } from 'mobx-react-lite';
import { type BuildingValues, MAX_BUILDING_TEXT, MAX_BUILDINGS } from '@rules/verification';
import { FormField } from '@/ui/FormField';
import { TextInput } from '@/ui/TextInput';
import { FormEntry, FormEntryList } from '../../../components/FormEntryList';
import { fieldErrorMessage, type FieldForm } from '../../components/form';
import { verificationMessages } from '../../locale/messages';

const MAX_AREA_DIGITS = 7;

interface BuildingsFieldProps {
  form: FieldForm & {
    values: { buildings: readonly BuildingValues[] };
    set(changes: { buildings: BuildingValues[] }): void;
  };
}

/** List of the park's buildings. */
export const BuildingsField = observer(function BuildingsField({ form }: BuildingsFieldProps) {
  const t = verificationMessages();
  const { buildings } = form.values;
  const change = (buildingIndex: number, changes: Partial<BuildingValues>) =>
    form.set({ buildings: buildings.map((one, index) => (index === buildingIndex ? { ...one, ...changes } : one)) });
  const renderInput = (buildingIndex: number, field: keyof BuildingValues, max: number) => (
    <FormField label={t.building[field]} isRequired unit={field === 'area' ? t.building.unit : undefined}>
      <TextInput
        label={t.building.label(buildingIndex + 1, t.building[field])}
        name={`building${buildingIndex}.${field}`}
        maxLength={max}
        keyboard={field === 'area' ? 'number' : undefined}
        placeholder={field === 'use' ? t.building.useHint : undefined}
        value={buildings[buildingIndex]?.[field] ?? ''}
        onChange={(text) => change(buildingIndex, { [field]: field === 'area' ? text.trim() : text })}
        onBlur={field === 'use' ? () => form.touch('buildings') : undefined}
      />
    </FormField>
  );
  return (
    <FormEntryList
      error={fieldErrorMessage(form, 'buildings')}
      addText={t.building.add}
      onAdd={
        buildings.length < MAX_BUILDINGS
          ? () => form.set({ buildings: [...buildings, { name: '', area: '', use: '' }] })
          : undefined
      }
    >
      {buildings.map((_building, buildingIndex) => (
        <FormEntry
          key={buildingIndex}
          head={renderInput(buildingIndex, 'name', MAX_BUILDING_TEXT)}
          removeLabel={t.building.remove(buildingIndex + 1)}
          onRemove={() => form.set({ buildings: buildings.filter((_one, index) => index !== buildingIndex) })}
        >
          {renderInput(buildingIndex, 'area', MAX_AREA_DIGITS)}
          {renderInput(buildingIndex, 'use', MAX_BUILDING_TEXT)}
        </FormEntry>
      ))}
    </FormEntryList>
  );
});
