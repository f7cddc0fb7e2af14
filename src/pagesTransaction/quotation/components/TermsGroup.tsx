import { observer } from 'mobx-react-lite';
import type { PayTerm } from '@contract/goods';
import type { SampleOffer } from '@contract/quotationFields';
import { MAX_REMARK } from '@rules/quotation';
import { ChipsField } from '@/components/form/ChipsField';
import { FieldGroup } from '@/components/form/FieldGroup';
import { fieldId } from '@/components/form/formField';
import { TextField } from '@/components/form/TextField';
import { PhotoField } from '@/components/upload/PhotoField';
import { DaysField } from '../../components/DaysField';
import { DocumentField } from '../../components/DocumentField';
import { NumberField } from '../../components/NumberField';
import { tradeMessages } from '../../locale/messages';
import { formatFenInput, parseFen, parseWholeNumber } from '../../parseNumber';
import { quotationMessages } from '../locale/messages';
import { fieldErrorMessage, previousValueHint, type QuotationFormProps } from './quotationFields';

const VALID_DAYS = [1, 3, 7, 15, 30];
const SAMPLES: readonly SampleOffer[] = ['free', 'freightCollect', 'paid', 'none'];
const PAY_TERMS: readonly PayTerm[] = ['prepaid', 'onDelivery', 'net30', 'other'];

/** Form group for delivery, payment and samples. */
export const TermsGroup = observer(function TermsGroup(props: QuotationFormProps) {
  const { form } = props;
  const { values } = form;
  const t = quotationMessages();
  const { payTerms } = tradeMessages();
  return (
    <FieldGroup title={t.groups.terms}>
      <NumberField
        label={t.fields.deliverWithinDays}
        field="deliverWithinDays"
        value={values.deliverWithinDays}
        onChange={(deliverWithinDays) => form.set({ deliverWithinDays })}
        parse={parseWholeNumber}
        format={(count) => (count === null ? '' : String(count))}
        onLeave={form.touch}
        error={fieldErrorMessage(form, 'deliverWithinDays')}
        hint={previousValueHint(props, 'deliverWithinDays')}
        placeholder={t.placeholders.days}
        unit={tradeMessages().form.day}
        isWhole
      />
      <ChipsField
        field="payTerm"
        label={t.fields.payTerm}
        options={PAY_TERMS.map((key) => ({ key, text: payTerms[key] }))}
        value={values.payTerm}
        onChange={(payTerm) => form.set({ payTerm })}
        error={fieldErrorMessage(form, 'payTerm')}
        hint={previousValueHint(props, 'payTerm')}
      />
      <ChipsField
        field="sampleOffer"
        label={t.fields.sampleOffer}
        options={SAMPLES.map((key) => ({ key, text: t.samples[key] }))}
        value={values.sampleOffer}
        onChange={(sampleOffer) => form.set({ sampleOffer: sampleOffer ?? 'free' })}
        hint={previousValueHint(props, 'sample')}
      />
      {values.sampleOffer === 'paid' && (
        <NumberField
          label={t.fields.sampleFen}
          field="sampleFen"
          value={values.sampleFen}
          onChange={(sampleFen) => form.set({ sampleFen })}
          parse={parseFen}
          format={formatFenInput}
          onLeave={form.touch}
          error={fieldErrorMessage(form, 'sampleFen')}
          placeholder={t.placeholders.price}
        />
      )}
      <DaysField
        field="validDays"
        label={t.fields.validDays}
        presets={VALID_DAYS}
        labelOf={t.days}
        value={values.validDays === 0 ? null : values.validDays}
        onChange={(validDays) => form.set({ validDays: validDays ?? 0 })}
        onLeave={form.touch}
        error={fieldErrorMessage(form, 'validDays')}
        hint={previousValueHint(props, 'validDays')}
        placeholder="10"
      />
    </FieldGroup>
  );
});

/** Form group for photos, documents and a remark. */
export const ProofGroup = observer(function ProofGroup(props: QuotationFormProps) {
  const { form } = props;
  const { photos, documents } = form.uploads;
  const t = quotationMessages();
  return (
    <>
      <FieldGroup title={t.groups.proof}>
        {photos && (
          <PhotoField
            id={fieldId('photos')}
            store={photos}
            label={t.fields.photos}
            purpose={t.photoPurpose}
            hint={previousValueHint(props, 'photos')}
          />
        )}
        {documents && (
          <DocumentField
            id={fieldId('documents')}
            store={documents}
            label={t.fields.documents}
            hint={previousValueHint(props, 'documents')}
          />
        )}
      </FieldGroup>
      <FieldGroup title={t.groups.more}>
        <TextField
          label={t.fields.remark}
          field="remark"
          value={form.values.remark}
          onChange={(remark) => form.set({ remark })}
          onLeave={form.touch}
          error={fieldErrorMessage(form, 'remark')}
          hint={previousValueHint(props, 'remark')}
          placeholder={t.placeholders.remark}
          max={MAX_REMARK}
          isOptional
          isLong
        />
      </FieldGroup>
    </>
  );
});
