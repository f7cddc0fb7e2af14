import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardCompany } from '@contract/card';
import { fieldId } from '@/components/form/formField';
import { user } from '@/stores/user';
import { VerifiedBadge } from '@/ui/Badge';
import { Chip } from '@/ui/Chip';
import { FieldControls } from '@/ui/FieldControls';
import { FormField } from '@/ui/FormField';
import type { CardEditorStore } from '../CardEditor.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { cardHomeMessages } from '../locale/messages';
import { previewCard } from '../previewCard';
import { CardTextField } from './CardTextField';
import styles from './CompanyField.module.scss';

/** Company of a card: one of the user's companies, whose badge the card then has, or a typed name. */
export const CompanyField = observer(function CompanyField({ store }: { store: CardEditorStore }) {
  const { form, card, stricterAccount } = store;
  const { companyId } = form.values;
  const companies = user.user?.companies ?? [];
  const t = cardHomeMessages();
  const owner = { person: user.user, company: card?.company ?? null, stricterAccount };
  const { company } = previewCard(form.values, owner);
  const typed = (
    <CardTextField
      store={store}
      field="companyName"
      label={t.companyName}
      placeholder={t.companyPlaceholder}
      hint={companies.length > 0 ? t.companyTyped : undefined}
      isOptional
    />
  );
  if (companies.length === 0 && companyId === null) return typed;
  return (
    <>
      <FormField
        id={fieldId('companyId')}
        label={t.company}
        error={fieldErrorMessage(form, 'companyId')}
        hint={company ? hintOf(company) : undefined}
      >
        <View>
          <FieldControls className={styles.chips} label={t.company}>
            {companies.map(({ id, shortName }) => (
              <Chip
                key={id}
                text={shortName}
                isOn={id === companyId}
                onPress={() => form.set({ companyId: id }, ['companyId', 'companyName'])}
              />
            ))}
            <Chip
              text={t.otherCompany}
              isOn={companyId === null}
              onPress={() => form.set({ companyId: null, companyName: '' }, ['companyId', 'companyName'])}
            />
          </FieldControls>
          {company && (
            <View className={styles.bound}>
              <Text>{company.name}</Text>
              {company.isVerified && <VerifiedBadge kind="company" />}
            </View>
          )}
        </View>
      </FormField>
      {companyId === null && typed}
    </>
  );
});

function hintOf({ isVerified }: CardCompany): string {
  const { companyVerified, companyBound } = cardHomeMessages();
  return isVerified ? companyVerified : companyBound;
}
