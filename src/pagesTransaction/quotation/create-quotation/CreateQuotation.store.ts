import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallData } from '@contract';
import type { PurchaseDetail, QuoteObstacle } from '@contract/purchase';
import type { QuotationDetail } from '@contract/quotation';
import type { QuotationBody } from '@contract/quotationSubmission';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { FormStore } from '@/components/form/Form.store';
import type { FormPorts } from '@/components/form/FormKind';
import { ApiError } from '@/request/ApiError';
import { conflictOf } from '../conflict';
import { nameOfDocument } from '../../documents';
import { blankFor, fieldsOf, filledWith, quotationForm, type QuotationFormValues } from '../quotationForm';
import { linesFilled, type QuotationLine } from '../quotationText';
import { filledFrom, type OwnSupply } from './filledFrom';
import { quotationNumbers, type QuotationNumbers } from '../quotationNumbers';

type Prepared = CallData<'GET /api/front/quotation/prepare'>;
type Identity = Prepared['identities'][number];

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
  /** What was taken over from an own supply, to be checked. */
  filledLines: readonly QuotationLine[] = [];
  /** The name in which the server did not take it. */
  refused: Identity | null = null;

  constructor(
    readonly purchaseId: string,
    private readonly api: QuotationApi,
    private readonly ports: PhotoPorts
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
    makeAutoObservable<this, 'api' | 'ports'>(
      this,
      { purchaseId: false, form: false, api: false, ports: false, prepared: observableRef },
      { autoBind: true }
    );
  }

  get request(): QuotedPurchase | null {
    return this.prepared?.purchase ?? null;
  }

  get numbers(): QuotationNumbers | null {
    return this.request && quotationNumbers(this.form.values, this.request, this.prepared?.market ?? null);
  }

  get identity(): Identity {
    return this.asCompany ? 'company' : 'person';
  }

  setAsCompany(asCompany: boolean): void {
    this.asCompany = asCompany;
    this.refused = null;
  }

  /** In whose name it may be sent: nothing is offered that the server would refuse. */
  get identities(): readonly Identity[] {
    return (this.prepared?.identities ?? []).filter((one) => one !== this.refused);
  }

  /** Takes over what an own supply says of the same things. Answers how many fields that were. */
  fillFrom(supply: OwnSupply, packaging: string): number {
    const { request, form } = this;
    if (!request) return 0;
    const { photos, documents, ...values } = filledFrom(supply, request, { before: form.filled, packaging });
    form.set(values);
    form.setPhotos({ photos, documents: documents.map(nameOfDocument) });
    this.filledLines = linesFilled({ ...values, photos, documents });
    return this.filledLines.length;
  }

  /** Refused for its name alone: another one may quote. */
  private isWrongName(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') return false;
    return (this.prepared?.identities ?? []).some((one) => one !== this.identity);
  }

  private async prepare() {
    const [prepared, { obstacle }] = await this.read();
    const { draft, purchase, quotationId } = prepared;
    const first = blankFor(purchase);
    const codes = draft ? [draft.freightToCode, draft.originOffered.regionCode].filter((code) => code !== null) : [];
    const names = codes.length > 0 ? await this.api.nameRegions(codes) : {};
    runInAction(() => {
      this.prepared = prepared;
      this.asCompany = this.identities[0] === 'company';
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
      this.refused = this.isWrongName(error) ? this.identity : this.refused;
      // With another name to send it in, the form stays.
      if (this.refused === null) this.note(error);
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
