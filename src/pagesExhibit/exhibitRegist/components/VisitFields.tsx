import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { VisitorType } from '@contract/expoTicket';
import { MAX_VISITOR_INTERESTS } from '@rules/expoTicket';
import { CountryField } from '@/components/country/CountryField';
import { countryMessages } from '@/components/country/locale/messages';
import { dayText } from '@/components/expoTicket/ticketText';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { RegionField } from '@/components/form/RegionField';
import { VarietySheet } from '@/components/variety/VarietySheet';
import { Chip } from '@/ui/Chip';
import { ChoiceField } from '@/ui/ChoiceField';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { registrationMessages } from '../locale/messages';
import type { RegistrationStore } from '../Registration.store';
import { RegistrationTextField } from './RegistrationTextField';
import styles from './RegistrationForm.module.scss';

interface VisitFieldsProps {
  store: RegistrationStore;
  /** Days that can be chosen. */
  days: readonly string[];
}

/** Fields of the visit: interests, region and days. */
export const VisitFields = observer(function VisitFields({ store, days }: VisitFieldsProps) {
  const { form } = store;
  const { visitorType } = form.values;
  const t = registrationMessages();
  return (
    <FieldGroup title={t.visit}>
      <ChipsField
        field="visitorType"
        label={t.visitorType}
        options={(Object.keys(t.visitorTypes) as VisitorType[]).map((key) => ({ key, text: t.visitorTypes[key] }))}
        value={visitorType}
        onChange={(chosen) => form.set({ visitorType: chosen })}
        error={fieldErrorMessage(store, 'visitorType')}
        hint={store.isReviewed ? t.reviewed : undefined}
      />
      <InterestsField store={store} />
      <ResidenceField store={store} />
      <DaysField store={store} days={days} />
      <RegistrationTextField store={store} field="invitedBy" label={t.invitedBy} isOptional />
    </FieldGroup>
  );
});

const ResidenceField = observer(function ResidenceField({ store }: { store: RegistrationStore }) {
  const { form } = store;
  const { isAbroad, regionCode, regionNames, countryCode } = form.values;
  const t = registrationMessages();
  const field = { field: 'region', error: fieldErrorMessage(store, 'region') };
  return (
    <>
      <ChipsField
        field="residence"
        label={t.residence}
        options={[
          { key: 'china', text: t.residences.china },
          { key: 'abroad', text: t.residences.abroad }
        ]}
        value={isAbroad ? 'abroad' : 'china'}
        onChange={(residence) => form.set({ isAbroad: residence === 'abroad' }, ['region'])}
      />
      {isAbroad ? (
        <CountryField
          {...field}
          label={t.country}
          placeholder={t.countryPlaceholder}
          countries={Object.keys(countryMessages())}
          value={countryCode === '' ? null : countryCode}
          onChange={(chosen) => form.set({ countryCode: chosen }, ['region'])}
        />
      ) : (
        <RegionField
          {...field}
          label={t.region}
          placeholder={t.regionPlaceholder}
          value={{ regionCode, regionNames: [...regionNames] }}
          onChange={(region) => form.set(region, ['region'])}
        />
      )}
    </>
  );
});

const InterestsField = observer(function InterestsField({ store }: { store: RegistrationStore }) {
  const [isOpen, setOpen] = useState(false);
  const { form } = store;
  const { varietyIds, varietyNames } = form.values;
  const t = registrationMessages();
  return (
    <>
      <FormField
        id={fieldId('varietyIds')}
        label={t.interests}
        isRequired
        counter={{ used: varietyIds.length, max: MAX_VISITOR_INTERESTS }}
        error={fieldErrorMessage(store, 'varietyIds')}
      >
        <ChoiceField
          label={t.interests}
          text={varietyNames.join(t.listJoin)}
          placeholder={t.interestsPlaceholder}
          onPress={() => setOpen(true)}
        />
      </FormField>
      {/* In a separate view: opening the sheet would otherwise resend the neighbouring fields of the mini-program. */}
      <View>
        <VarietySheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t.interests}
          value={varietyIds}
          onChange={(ids, names) => form.set({ varietyIds: ids, varietyNames: names })}
          maxCount={MAX_VISITOR_INTERESTS}
        />
      </View>
    </>
  );
});

const DaysField = observer(function DaysField({ store, days }: VisitFieldsProps) {
  const t = registrationMessages();
  const { days: chosen } = store.form.values;
  return (
    <FormField id={fieldId('days')} label={t.days} isRequired error={fieldErrorMessage(store, 'days')}>
      <FieldControls className={styles.chips} label={t.days}>
        {days.map((day) => (
          <Chip
            key={day}
            kind="check"
            text={dayText(day)}
            isOn={chosen.includes(day)}
            onPress={() => store.toggleDay(day)}
          />
        ))}
      </FieldControls>
    </FormField>
  );
});
