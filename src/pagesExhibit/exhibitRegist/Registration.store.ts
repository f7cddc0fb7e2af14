import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ExpoTicket, ExpoUserInfo } from '@contract/expoTicket';
import type { SentCode } from '@contract/login';
import type { Variety } from '@contract/variety';
import { isReviewedTicketType, MAX_COMPANIONS, ticketTypeOf } from '@rules/expoTicket';
import { isMobile } from '@rules/phone';
import type { OwnTicketsStore } from '@/components/expoTicket/OwnTickets.store';
import { FormStore, type SubmitOutcome } from '@/components/form/Form.store';
import type { LoadedForm } from '@/components/form/FormDefinition';
import { CodeRequestStore } from '@/components/smsCode/CodeRequest.store';
import { isCodeError } from '@/components/smsCode/isCodeError';
import { fieldErrorsOf, isApiError } from '@/lib/ApiError';
import { mobileDigits } from '@/lib/mobile';
import type { TicketApplication } from './api/expoTicket';
import { companionFields, fieldsOf, newSnapshot, registrationForm, type RegistrationValues } from './registrationForm';

export interface RegistrationApi {
  applyForTickets(body: TicketApplication): Promise<{ tickets: ExpoTicket[] }>;
  sendTicketCode(mobile: string): Promise<SentCode>;
  listVarieties(): Promise<Variety[]>;
  newRequestId(): Promise<string>;
}

/** Registration for an expo: the form, the code for a number that is not the account's, and the consent. Lives as long as its page. */
export class RegistrationStore {
  readonly form: FormStore<RegistrationValues>;
  readonly code: CodeRequestStore;
  /** Never given for the member, and in no draft. */
  agrees = false;
  /** True after an attempt to register without the consent. */
  isConsentMissing = false;
  /** Tickets of the last submission, until they are shown. */
  private answered: readonly ExpoTicket[] | null = null;

  constructor(
    private readonly api: RegistrationApi,
    private readonly tickets: OwnTicketsStore,
    /** The expo as it was when the form was opened. */
    private readonly opened: ExpoUserInfo
  ) {
    this.code = new CodeRequestStore(() => api.sendTicketCode(this.form.values.mobile));
    this.form = new FormStore(
      registrationForm({
        expoDays: () => opened.registration.days,
        isCodeMissing: () => this.needsCode && !this.code.isComplete
      }),
      {
        load: () => this.load(),
        send: (values, requestId) => this.send(values, requestId),
        newRequestId: api.newRequestId
      }
    );
    makeAutoObservable<this, 'api' | 'tickets' | 'opened' | 'answered'>(
      this,
      { form: false, code: false, api: false, tickets: false, opened: false, answered: observableRef },
      { autoBind: true }
    );
  }

  /** Whether the number is another one than the account's, so that a code proves it. */
  get needsCode(): boolean {
    const { mobile } = this.form.values;
    return isMobile(mobile) && mobile !== this.opened.prefill?.mobile;
  }

  /** Whether an operator reviews the registration before there is a ticket. */
  get isReviewed(): boolean {
    const { visitorType } = this.form.values;
    return visitorType !== null && isReviewedTicketType(ticketTypeOf(visitorType));
  }

  get canAddCompanion(): boolean {
    return this.form.values.companions.length < MAX_COMPANIONS;
  }

  /** Number of tickets that are left, for a registration of more people than that. */
  get ticketsLeft(): number {
    return (this.tickets.info ?? this.opened).registration.ticketsLeft;
  }

  setMobile(typed: string): void {
    const mobile = mobileDigits(typed);
    // A code belongs to the number that it was sent to.
    if (mobile !== this.form.values.mobile) this.code.reset();
    this.form.set({ mobile }, ['mobile', 'code']);
  }

  toggleDay(day: string): void {
    const { days } = this.form.values;
    const chosen = days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort();
    this.form.set({ days: chosen });
    this.form.touch('days');
  }

  addCompanion(): void {
    if (!this.canAddCompanion) return;
    companionFields(this.form.values.companions.length).forEach(this.form.untouch);
    this.setCompanions([...this.form.values.companions, { name: '', mobile: '' }]);
  }

  removeCompanion(index: number): void {
    this.setCompanions(this.form.values.companions.filter((_, position) => position !== index));
  }

  changeCompanion(index: number, changes: Partial<RegistrationValues['companions'][number]>): void {
    const companions = this.form.values.companions.map((one, position) =>
      position === index ? { ...one, ...changes } : one
    );
    this.form.set({ companions }, [
      ...Object.keys(changes).map((field) => `companions.${index}.${field}`),
      'companions'
    ]);
  }

  setAgrees(agrees: boolean): void {
    this.agrees = agrees;
    if (agrees) this.isConsentMissing = false;
  }

  /**
   * Registers, and shows the tickets. Refusals of fields are at the fields. A registration that has closed or is full
   * meanwhile, and a number that already has a ticket, are shown by the loaded state.
   * @throws ApiError of the call, unless it is shown in one of these ways
   */
  async submit(): Promise<SubmitOutcome> {
    let outcome: SubmitOutcome = 'invalid';
    this.isConsentMissing = !this.agrees;
    if (!this.agrees) {
      await this.form.validate();
      return outcome;
    }
    try {
      await this.tickets.showChanged(async () => {
        outcome = await this.form.submit();
        return outcome === 'sent' ? this.answered : null;
      });
      return outcome;
    } catch (error) {
      if (await this.showRefusal(error)) return 'invalid';
      throw error;
    }
  }

  dispose(): void {
    this.code.dispose();
    this.form.dispose();
  }

  /** The entries move, so the errors of the whole list are outdated. */
  private setCompanions(companions: RegistrationValues['companions']): void {
    this.form.set({ companions }, ['companions', ...companions.flatMap((_, index) => companionFields(index))]);
  }

  private async load(): Promise<LoadedForm<RegistrationValues>> {
    const hasInterests = (this.opened.prefill?.varietyIds.length ?? 0) > 0;
    // Without their names the interests are chosen again.
    const varieties = hasInterests ? await this.api.listVarieties().catch(() => []) : [];
    return { previous: newSnapshot(this.opened, varieties), reasons: [] };
  }

  private async send(values: RegistrationValues, requestId: string): Promise<void> {
    const { visitorType } = values;
    if (visitorType === null) return;
    const { tickets } = await this.api.applyForTickets({
      ...fieldsOf(values),
      visitorType,
      expoId: this.opened.expo.id,
      ...(this.needsCode && { code: this.code.code }),
      agrees: true,
      requestId
    });
    runInAction(() => (this.answered = tickets));
  }

  /** @returns whether the refusal is shown */
  private async showRefusal(error: unknown): Promise<boolean> {
    if (isCodeError(error)) {
      this.code.reject(error);
      return true;
    }
    if (!isApiError(error, 'CONFLICT')) return false;
    const { registration, ...fields } = fieldErrorsOf(error);
    if (registration !== undefined) return this.showRegistrationState();
    // Another device, or a submission whose answer was lost, may have registered the member: then the ticket is shown.
    if (fields['mobile'] !== undefined) await this.tickets.load();
    if (this.tickets.liveTicket !== null) return true;
    const refused = Object.entries(fields);
    for (const [field, problem] of refused) this.form.setServerError(field, problem);
    return refused.length > 0;
  }

  private async showRegistrationState(): Promise<boolean> {
    await this.tickets.load();
    if (this.tickets.error !== undefined) return false;
    if (this.tickets.info?.registration.state === 'open') this.form.setServerError('companions', 'full');
    return true;
  }
}
