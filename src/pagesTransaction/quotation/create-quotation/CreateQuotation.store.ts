import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallData } from '@contract';
import type { PurchaseDetail, QuoteObstacle } from '@contract/purchase';
import type { QuotationDetail } from '@contract/quotation';
import type { QuotationBody } from '@contract/quotationSending';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { gramsPerUnit } from '@rules/tradeUnit';
import { FormStore } from '@/components/form/Form.store';
import type { FormPorts } from '@/components/form/FormKind';
import { ApiError } from '@/request/ApiError';
import { conflictOf } from '../conflict';
import { blankFor, fieldsOf, filledWith, quotationForm, unitGrams, type QuotationFormValues } from '../quotationForm';
import { quotationNumbers, type QuotationNumbers } from '../quotationNumbers';

type Prepared = CallData<'GET /api/front/quotation/prepare'>;
export type OwnSupply = Prepared['supplies'][number];

interface QuotationApi {
  prepareQuotation(purchaseId: string): Promise<Prepared>;
  getPurchase(id: string): Promise<Pick<PurchaseDetail, 'obstacle'>>;
  saveQuotationDraft(body: QuotationBody): Promise<null>;
  createQuotation(body: QuotationBody): Promise<QuotationDetail>;
  /** Names of regions by their codes, as far as they are known. */
  nameRegions(codes: readonly string[]): Promise<Record<string, string[]>>;
}
type PhotoPorts = Pick<FormPorts<QuotationFormValues>, 'newRequestId' | 'newPhotos' | 'restorePhotos'>;

const conflictObstacles: Record<string, QuoteObstacle> = { full: 'full', ended: 'ended', own: 'own' };

function obstacleIn(error: unknown): QuoteObstacle | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'RATE_LIMITED') return 'limit';
  if (error.code === 'FORBIDDEN') return error.data?.needs ?? 'invited';
  return conflictObstacles[conflictOf(error) ?? ''];
}

/** A first quotation about a request, from what is known to its being sent. Lives as long as its page. */
export class CreateQuotationStore {
  readonly form: FormStore<QuotationFormValues>;
  prepared: Prepared | null = null;
  /** What keeps the person from quoting; known before anything is typed, or when the server refuses. */
  obstacle: QuoteObstacle | null = null;
  /** The quotation that was sent now, or had been sent before. */
  quotationId: string | null = null;
  asCompany = false;

  constructor(
    readonly purchaseId: string,
    private readonly api: QuotationApi,
    private readonly ports: PhotoPorts,
    private readonly session: { readonly user: { company: unknown } | null }
  ) {
    this.form = new FormStore(
      quotationForm(() => this.request),
      {
        ...ports,
        load: () => this.prepare(),
        keep: (values) => this.keep(values),
        send: (values, requestId) => this.create(values, requestId)
      }
    );
    makeAutoObservable<this, 'api' | 'ports' | 'session'>(
      this,
      { purchaseId: false, form: false, api: false, ports: false, session: false, prepared: observableRef },
      { autoBind: true }
    );
  }

  get request(): QuotedPurchase | null {
    return this.prepared?.purchase ?? null;
  }

  get numbers(): QuotationNumbers | null {
    return this.request && quotationNumbers(this.form.values, this.request, this.prepared?.market ?? null);
  }

  setAsCompany(asCompany: boolean): void {
    this.asCompany = asCompany;
  }

  /** Takes price and quantity of an own supply, counted in the unit of the request. */
  fillFrom({ unitFen, unit, stockGrams }: OwnSupply): void {
    const { request, form } = this;
    if (!request) return;
    const grams = gramsPerUnit(unit, null);
    const converted = unitFen === null || grams === null ? null : Math.round((unitFen * unitGrams(request)) / grams);
    form.set({
      ...(converted !== null && { unitFen: converted }),
      availableGrams: Math.min(stockGrams, request.quantityGrams)
    });
  }

  private async prepare() {
    const [prepared, { obstacle }] = await this.read();
    const { draft, purchase, quotationId } = prepared;
    const first = blankFor(purchase);
    const codes = draft ? [draft.freightToCode, draft.originOffered.regionCode].filter((code) => code !== null) : [];
    const names = codes.length > 0 ? await this.api.nameRegions(codes) : {};
    runInAction(() => {
      this.prepared = prepared;
      this.asCompany = Boolean(this.session.user?.company);
      this.quotationId = quotationId;
      this.obstacle = quotationId === null ? obstacle : null;
    });
    const values = draft ? { ...first, ...draft, regionNames: { ...first.regionNames, ...names } } : first;
    return { before: filledWith(values), reasons: [] };
  }

  private async read() {
    try {
      return await Promise.all([this.api.prepareQuotation(this.purchaseId), this.api.getPurchase(this.purchaseId)]);
    } catch (error) {
      // A request that is for others only says for whom.
      if (error instanceof ApiError && error.code === 'FORBIDDEN') this.note(error);
      throw error;
    }
  }

  /** Keeps what stands in the way, if that is what an error says. */
  private note(error: unknown): void {
    this.obstacle = obstacleIn(error) ?? this.obstacle;
  }

  private async keep(values: QuotationFormValues): Promise<void> {
    await this.api.saveQuotationDraft(this.body(values, await this.ports.newRequestId()));
  }

  private async create(values: QuotationFormValues, requestId: string): Promise<void> {
    try {
      const { id } = await this.api.createQuotation(this.body(values, requestId));
      runInAction(() => (this.quotationId = id));
    } catch (error) {
      this.note(error);
      // Sent from another page meanwhile: what that one is called is asked for.
      if (conflictOf(error) === 'exists') {
        const { quotationId } = await this.api.prepareQuotation(this.purchaseId);
        runInAction(() => (this.quotationId = quotationId));
      }
      throw error;
    }
  }

  private body(values: QuotationFormValues, requestId: string): QuotationBody {
    return { purchaseId: this.purchaseId, requestId, asCompany: this.asCompany, fields: fieldsOf(values) };
  }
}
