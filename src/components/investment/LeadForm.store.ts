import { makeAutoObservable, runInAction } from 'mobx';
import type { InvestmentLead, LeadBody, LeadTarget } from '@contract/investment';
import { isContact } from '@rules/contact';
import { RequestIds } from '@/components/form/RequestIds';

interface LeadApi {
  submitLead(body: LeadBody): Promise<InvestmentLead>;
  newRequestId(): Promise<string>;
}

/** Subject of a lead: the region, one of its projects, or a park. */
export interface LeadSubject {
  target: LeadTarget;
  targetId: string;
  name: string;
  /** Question with which an empty form begins. */
  message?: string;
}

const MIN_NAME = 2;
const MIN_MESSAGE = 5;

export type LeadField = 'name' | 'company' | 'contact' | 'message';

/** Form of a member's question to an office or a park. Lives as long as the page, so that a closed form keeps its texts. */
export class LeadFormStore {
  subject: LeadSubject | null = null;
  values: Record<LeadField, string> = { name: '', company: '', contact: '', message: '' };
  /** Day of a wished visit (YYYY-MM-DD); empty for none. Only parks are visited. */
  visitOn = '';
  isSubmitting = false;
  /** Acknowledged lead; null before. */
  sent: InvestmentLead | null = null;
  private readonly touched = new Set<LeadField>();
  private areAllTouched = false;
  private readonly requestIds: RequestIds;

  constructor(private readonly api: LeadApi) {
    this.requestIds = new RequestIds(api.newRequestId);
    makeAutoObservable<this, 'api' | 'requestIds'>(this, { api: false, requestIds: false }, { autoBind: true });
  }

  open(subject: LeadSubject): void {
    this.subject = subject;
    this.sent = null;
    if (subject.message !== undefined && this.values.message.trim() === '') this.change('message', subject.message);
  }

  close(): void {
    this.subject = null;
  }

  change(field: LeadField, value: string): void {
    this.values = { ...this.values, [field]: value };
  }

  setVisit(day: string): void {
    this.visitOn = day;
  }

  touch(field: LeadField): void {
    this.touched.add(field);
  }

  /** Whether a field breaks its rule, once it was left or the form was sent. */
  isWrong(field: LeadField): boolean {
    return (this.areAllTouched || this.touched.has(field)) && this.wrongFields.includes(field);
  }

  private get wrongFields(): LeadField[] {
    const { name, contact, message } = this.values;
    const wrong: LeadField[] = [];
    if ([...name.trim()].length < MIN_NAME) wrong.push('name');
    if (!isContact(contact.trim())) wrong.push('contact');
    if ([...message.trim()].length < MIN_MESSAGE) wrong.push('message');
    return wrong;
  }

  /**
   * Sends the form. What is sent again after an answer was lost is acknowledged with the same number.
   * @returns whether it was sent: not while a field is wrong, or twice
   * @throws ApiError of a refused lead; the texts stay
   */
  async submit(): Promise<boolean> {
    const { subject, values } = this;
    this.areAllTouched = true;
    if (subject === null || this.isSubmitting || this.wrongFields.length > 0) return false;
    this.isSubmitting = true;
    try {
      const visit = subject.target === 'park' && this.visitOn !== '' ? { visitOn: this.visitOn } : {};
      const content = { target: subject.target, targetId: subject.targetId, ...values, ...visit };
      const requestId = await this.requestIds.idFor(content);
      const lead = await this.api.submitLead({ ...content, requestId });
      runInAction(() => this.acknowledge(lead));
      return true;
    } finally {
      runInAction(() => (this.isSubmitting = false));
    }
  }

  private acknowledge(lead: InvestmentLead): void {
    this.sent = lead;
    this.values = { ...this.values, message: '' };
    this.visitOn = '';
    this.touched.clear();
    this.areAllTouched = false;
  }
}
