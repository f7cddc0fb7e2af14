import type { BoothBookingForm, BoothInvoice, BoothNeed } from '@contract/boothBooking';
import { boothFormProblems } from '@rules/boothBooking';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';

export interface BoothValues {
  contact: string;
  mobile: string;
  varietyIds: readonly string[];
  /** Names of `varietyIds`, in the same order. */
  varietyNames: readonly string[];
  exhibits: string;
  fascia: string;
  needs: readonly BoothNeed[];
  /** `none` for no invoice. */
  invoiceType: BoothInvoice['type'] | 'none';
  title: string;
  uscc: string;
  email: string;
  logoUrl: string | null;
  remark: string;
}

const emptyValues = (): BoothValues => ({
  contact: '',
  mobile: '',
  varietyIds: [],
  varietyNames: [],
  exhibits: '',
  fascia: '',
  needs: [],
  invoiceType: 'none',
  title: '',
  uscc: '',
  email: '',
  logoUrl: null,
  remark: ''
});

/** Returns the form as it is sent. */
export function bookingFormOf(values: BoothValues): BoothBookingForm {
  const { contact, mobile, varietyIds, exhibits, fascia, needs, invoiceType, title, uscc, email, logoUrl, remark } =
    values;
  return {
    contact: normalizeLine(contact),
    mobile: mobile.trim(),
    varietyIds: [...varietyIds],
    exhibits: normalizeText(exhibits),
    fascia: normalizeLine(fascia),
    needs: [...needs],
    invoice:
      invoiceType === 'none' ? null : { type: invoiceType, title: normalizeLine(title), uscc, email: email.trim() },
    logoUrl,
    remark: normalizeText(remark)
  };
}

const fieldOf = (path: string) => path.replace(/^invoice\./, '');

/** Content and rules of the form of a booth. */
export const boothForm: FormDefinition<BoothValues> = {
  empty: emptyValues,
  uploadFields: { logoUrl: 1 },
  withUploads: (values, photos) => ({ ...values, logoUrl: photos['logoUrl']?.[0] ?? null }),
  problems: (values) =>
    Object.fromEntries(
      Object.entries(boothFormProblems(bookingFormOf(values))).map(([path, problem]) => [fieldOf(path), problem])
    ),
  fieldOf
};

/** Fields in their order on the page. */
export const boothFields = [
  'contact',
  'mobile',
  'varietyIds',
  'exhibits',
  'fascia',
  'needs',
  'logoUrl',
  'title',
  'uscc',
  'email',
  'remark'
] as const;

/** Returns a form that was sent before as the fields show it. Varieties without a known name show their id. */
export function snapshotOf(form: BoothBookingForm, nameOf: (id: string) => string): FormSnapshot<BoothValues> {
  const { invoice, logoUrl, ...fields } = form;
  return {
    values: {
      ...emptyValues(),
      ...fields,
      varietyNames: form.varietyIds.map(nameOf),
      invoiceType: invoice?.type ?? 'none',
      title: invoice?.title ?? '',
      uscc: invoice?.uscc ?? '',
      email: invoice?.email ?? '',
      logoUrl
    },
    photos: { logoUrl: logoUrl === null ? [] : [logoUrl] }
  };
}
