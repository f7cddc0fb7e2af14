import { makeAutoObservable, runInAction } from 'mobx';
import type { CallInput } from '@contract';
import type { QuotationDetail } from '@contract/quotation';
import { FormStore } from '@/components/form/Form.store';
import { Resource } from '@/request/Resource';
import type { FormUploadApi } from '../../formUploads';
import { conflictReason } from '../conflict';
import type { QuotationStore } from '../Quotation.store';
import { quotationForm, type QuotationFormValues, toFields, toFormSnapshot, toFormValues } from '../quotationForm';
import { type PriceRange, type QuotationNumbers, quotationNumbers } from '../quotationNumbers';
import { changedAttributes, type QuotationAttribute } from '../quotationText';

interface EditQuotationApi {
  prepareQuotation(purchaseId: string): Promise<{ market: PriceRange | null }>;
  editQuotation(body: CallInput<'POST /api/front/quotation/edit'>): Promise<QuotationDetail>;
}

/**
 * Editor of a new quotation version, compared with the last one. The entered values stay when the quotation changes on
 * the server. Lives as long as its page.
 */
export class EditQuotationStore {
  readonly form: FormStore<QuotationFormValues>;
  /** True while the form is shown; otherwise the page shows the current quotation. */
  isEditing = false;
  /** Reason of the last conflict: the quotation was decided or changed during the edit. */
  conflict: string | undefined = undefined;
  private readonly marketResource: Resource<PriceRange | null, string>;

  constructor(
    readonly quotation: QuotationStore,
    private readonly api: EditQuotationApi,
    uploads: FormUploadApi
  ) {
    this.form = new FormStore(
      quotationForm(() => quotation.detail?.purchase ?? null),
      { ...uploads, load: () => this.loadForm(), send: (values, requestId) => this.send(values, requestId) }
    );
    this.marketResource = new Resource(async (purchaseId) => (await api.prepareQuotation(purchaseId)).market);
    makeAutoObservable<this, 'api' | 'marketResource'>(
      this,
      { quotation: false, form: false, api: false, marketResource: false },
      { autoBind: true }
    );
  }

  /** Version in force as form values. */
  get before(): QuotationFormValues | undefined {
    const { version } = this.quotation;
    return version && toFormValues(version);
  }

  /** Market price range; null until it is loaded, and where there is none. */
  get market(): PriceRange | null {
    return this.marketResource.value;
  }

  /** Changed attributes, in display order. */
  get changes(): QuotationAttribute[] {
    return this.before ? changedAttributes(this.before, this.form.filledValues) : [];
  }

  get numbers(): QuotationNumbers | null {
    const { detail } = this.quotation;
    return detail && quotationNumbers(this.form.values, detail.purchase, this.market);
  }

  get canEdit(): boolean {
    const { detail, isOpen } = this.quotation;
    return Boolean(isOpen && detail?.side === 'supplier' && detail.mayAct && detail.editsLeft > 0);
  }

  /** True when leaving the page would lose changes. */
  get isUnsaved(): boolean {
    return this.isEditing && this.form.isChanged;
  }

  setEditing(isEditing: boolean): void {
    this.isEditing = isEditing;
    this.conflict = undefined;
  }

  private loadForm() {
    const { before } = this;
    void this.loadMarket();
    return Promise.resolve({ previous: before ? toFormSnapshot(before) : null, reasons: [] });
  }

  /** Loads the market price in the background; the form does not wait for it. */
  private async loadMarket(): Promise<void> {
    const { detail } = this.quotation;
    if (!detail) return;
    const { marketResource } = this;
    await marketResource.load(detail.purchase.id);
    if (marketResource.error !== undefined) console.warn('the market price was not loaded', marketResource.error);
  }

  private async send(values: QuotationFormValues, requestId: string): Promise<void> {
    const { detail } = this.quotation;
    if (!detail) return;
    this.conflict = undefined;
    try {
      const { id, revision } = detail;
      const body = { id, revision, requestId, fields: toFields(values), editReason: values.editReason };
      await this.quotation.shown.showAnswer(() => this.api.editQuotation(body));
    } catch (error) {
      const reason = conflictReason(error);
      if (reason !== undefined) {
        await this.quotation.load();
        runInAction(() => (this.conflict = reason));
      }
      throw error;
    }
  }
}
