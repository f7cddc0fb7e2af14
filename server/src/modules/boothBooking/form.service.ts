import type { CallInput } from '@contract';
import type { BoothBookingAnswer, BoothBookingForm } from '@contract/boothBooking';
import { boothFormProblems } from '@rules/boothBooking';
import { normalizeLine, normalizeText } from '@rules/normalizeText';
import { usccCharacters } from '@rules/uscc';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { listVarietyNames } from '../pricing/variety.service';
import { type PublicImageDeps, unacceptableImages } from '../upload/publicImage.service';
import { isOwnImage } from '../upload/upload.service';
import { lockBookingCompany, requireOwnBooking } from './bookingCompany.service';
import { type BookingRow, lockBooking, updateBooking } from './boothBooking.repository';
import { answerWith } from './boothBooking.service';
import { nextStatus } from './boothBooking.transitions';

export type FormDeps = PublicImageDeps & Pick<Deps, 'textModeration'>;
type FieldProblems = Record<string, string>;

/**
 * Stores the form of a booth that the company holds, and waits for the deposit. Idempotent per `requestId`.
 * @throws AppError NOT_FOUND for an unknown booking and one of others, FORBIDDEN with `fields.companyId` `role` for a user
 * who may not book, CONFLICT with `fields.status` for a booth that is not held any more, VALIDATION with
 * `fields.<name>` for a wrong form
 */
export async function submitForm(
  deps: FormDeps,
  member: Member,
  { requestId, bookingId, form }: CallInput<'POST /api/front/spiceExpo/boothBooking'>,
  now: Date
): Promise<BoothBookingAnswer> {
  const { db } = deps;
  const booking = await requireOwnBooking(db, member.id, bookingId);
  const { contact, mobile, ...stored } = await validateForm(deps, member.id, normalizeForm(form), booking);
  const row = await db.transaction().execute(async (tx) => {
    const company = { companyId: booking.company_id, userId: member.id };
    await lockBookingCompany(tx, company, { isVerificationNeeded: false });
    const locked = await lockBooking(tx, bookingId);
    if (locked === undefined) throw new AppError('NOT_FOUND');
    if (locked.form_request_id === requestId) return locked;
    const status = nextStatus('submit', 'company', locked.status);
    if (locked.hold_until_ms <= now.getTime()) throw new AppError('CONFLICT', { fields: { status: 'released' } });
    return updateBooking(tx, bookingId, {
      status,
      contact_name: contact,
      contact_mobile: mobile,
      form: JSON.stringify(stored),
      form_request_id: requestId,
      updated_at_ms: now.getTime()
    });
  });
  return answerWith(db, row, now);
}

function normalizeForm(form: BoothBookingForm): BoothBookingForm {
  const { invoice } = form;
  return {
    ...form,
    contact: normalizeLine(form.contact),
    mobile: form.mobile.trim(),
    exhibits: normalizeText(form.exhibits),
    fascia: normalizeLine(form.fascia),
    remark: normalizeText(form.remark),
    invoice: invoice && {
      ...invoice,
      title: normalizeLine(invoice.title),
      uscc: usccCharacters(invoice.uscc),
      email: invoice.email.trim()
    }
  };
}

/** A logo that was sent before stays valid, also when another admin had uploaded it. */
async function validateForm(
  deps: FormDeps,
  userId: string,
  form: BoothBookingForm,
  { form: stored }: BookingRow
): Promise<BoothBookingForm> {
  const { logoUrl, varietyIds } = form;
  const isNewLogo = logoUrl !== null && logoUrl !== stored?.logoUrl;
  const [known, isOwnLogo, unfit, texts] = await Promise.all([
    listVarietyNames(deps.db),
    isNewLogo ? isOwnImage(deps, userId, logoUrl) : true,
    isNewLogo ? unacceptableImages(deps, userId, [logoUrl]) : new Set<string>(),
    findBannedTexts(deps, form)
  ]);
  const areVarietiesKnown = varietyIds.every((id) => known.some((variety) => variety.id === id));
  const problems: FieldProblems = {
    ...texts,
    ...(logoUrl !== null && unfit.has(logoUrl) && { logoUrl: 'unfit' }),
    ...(!isOwnLogo && { logoUrl: 'unknown' }),
    ...(!areVarietiesKnown && { varietyIds: 'unknown' }),
    ...boothFormProblems(form)
  };
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
  return form;
}

async function findBannedTexts({ textModeration }: FormDeps, form: BoothBookingForm): Promise<FieldProblems> {
  const fields = ['contact', 'exhibits', 'fascia', 'remark'] as const;
  const areAllowed = await Promise.all(
    fields.map((field) => textModeration.isAllowed(form[field], field === 'fascia' ? 'name' : 'text'))
  );
  return Object.fromEntries(fields.filter((_, index) => !areAllowed[index]).map((field) => [field, 'banned']));
}
