import { observer } from 'mobx-react-lite';
import type { PurchaseAudience } from '@contract/purchaseFields';
import { MAX_DEMAND } from '@rules/purchase';
import { ChipsField } from '@/components/form/ChipsField';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import { user } from '@/stores/user';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Switch } from '@/ui/Switch';
import { DocumentField } from '../../../components/DocumentField';
import { NumberField } from '../../../components/NumberField';
import { parseWholeNumber } from '../../../parseNumber';
import { purchaseMessages } from '../../locale/messages';
import type { CreatePurchaseStore } from '../CreatePurchase.store';
import { fieldErrorMessage } from '../fieldErrorMessage';
import { createPurchaseMessages } from '../locale/messages';
import { InvitedCompaniesField } from './InvitedCompaniesField';

interface Props {
  store: CreatePurchaseStore;
}

const AUDIENCES: readonly PurchaseAudience[] = ['public', 'verifiedCompanies', 'invited'];

/** Step for the quality requirements and for who may quote. */
export const QuotationsStep = observer(function QuotationsStep({ store }: Props) {
  const { form } = store;
  const { values, uploads: photos } = form;
  const { labels } = purchaseMessages();
  const t = createPurchaseMessages();
  return (
    <>
      <Card isBare>
        <TextField
          field="qualityDemand"
          label={labels.demand}
          placeholder={t.demandHint}
          max={MAX_DEMAND}
          isLong
          isOptional
          value={values.qualityDemand}
          onChange={(qualityDemand) => form.set({ qualityDemand })}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'qualityDemand')}
        />
        {photos.attachments && (
          <DocumentField
            id={fieldId('attachments')}
            store={photos.attachments}
            label={labels.attachments}
            error={fieldErrorMessage(store, 'attachments')}
          />
        )}
      </Card>
      <Card isBare>
        <NumberField
          field="maxQuotes"
          label={labels.maxQuotes}
          hint={t.maxQuotesHint}
          value={values.maxQuotes}
          onChange={(maxQuotes) => form.set({ maxQuotes: maxQuotes ?? 0 })}
          parse={parseWholeNumber}
          format={(count) => (count === null || count === 0 ? '' : String(count))}
          onLeave={form.touch}
          error={fieldErrorMessage(store, 'maxQuotes')}
          placeholder="10"
          isWhole
          unit={t.quotationsUnit}
        />
        <ChipsField
          field="audience"
          label={labels.audience}
          options={AUDIENCES.map((key) => ({ key, text: purchaseMessages().audiences[key] }))}
          value={values.audience}
          onChange={(audience) => audience && form.set({ audience })}
          hint={t.audienceHints[values.audience]}
        />
        {values.audience === 'invited' && <InvitedCompaniesField store={store} />}
      </Card>
      <Card isBare>
        <PartyField store={store} />
        <Cell
          title={t.anonymous}
          hint={t.anonymousHint}
          value={
            <Switch
              label={t.anonymous}
              isOn={values.isAnonymous}
              onChange={(isAnonymous) => form.set({ isAnonymous })}
            />
          }
        />
      </Card>
    </>
  );
});

/** Posting party: the user's current company, or the user personally. */
const PartyField = observer(function PartyField({ store }: Props) {
  const t = createPurchaseMessages();
  const { form, isPartyLocked, saved } = store;
  const company = user.user?.company;
  if (isPartyLocked) return <Cell title={t.party} value={saved?.companyName || t.asPerson} hint={t.partyFixed} />;
  if (!company) return null;
  return (
    <ChipsField
      field="asCompany"
      label={t.party}
      options={[
        { key: 'company', text: company.shortName || company.name },
        { key: 'person', text: t.asPerson }
      ]}
      value={form.values.asCompany ? 'company' : 'person'}
      onChange={(party) => party && form.set({ asCompany: party === 'company' })}
    />
  );
});
