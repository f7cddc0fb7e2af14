import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallData } from '@contract';
import type { PurchaseDetail, QuotationObstacle } from '@contract/purchase';
import type { QuotationDetail } from '@contract/quotation';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import type { QuotationBody } from '@contract/quotationSubmission';
import { FormStore } from '@/components/form/Form.store';
import type { LoadedForm } from '@/components/form/FormDefinition';
import { isApiError } from '@/lib/ApiError';
import { serializeDocument } from '../../documents';
import type { FormUploadApi } from '../../formUploads';
import { conflictReason } from '../conflict';
import {
  initialValues,
  quotationForm,
  type QuotationFormValues,
  type QuotationIdentity,
  toFields,
  toFormSnapshot,
  unitGrams
} from '../quotationForm';
import { type QuotationNumbers, quotationNumbers } from '../quotationNumbers';
import { filledAttributes, type QuotationAttribute } from '../quotationText';
import { type OwnSupply, valuesFromSupply } from './valuesFromSupply';

type QuotationDefaults = CallData<'GET /api/front/quotation/prepare'>;

interface CreateQuotationApi {
  prepareQuotation(purchaseId: string): Promise<QuotationDefaults>;
  getPurchase(id: string): Promise<Pick<PurchaseDetail, 'obstacle'>>;
  saveQuotationDraft(body: QuotationBody): Promise<{ draftVersion: number }>;
  createQuotation(body: QuotationBody): Promise<QuotationDetail>;
  /** Returns region names by code; unknown codes are left out. */
  nameRegions(codes: readonly string[]): Promise<Record<string, string[]>>;
}

const conflictObstacles: Record<string, QuotationObstacle> = { full: 'full', ended: 'ended', own: 'own' };

const withoutLine = (text: string, line: string) =>
  line === ''
    ? text
    : text
        .split('\n')
        .filter((one) => one !== line)
        .join('\n');

function obstacleFrom(error: unknown): QuotationObstacle | undefined {
  if (isApiError(error, 'RATE_LIMITED')) return 'limit';
  if (isApiError(error, 'FORBIDDEN')) return error.data?.needs ?? 'invited';
  return conflictObstacles[conflictReason(error) ?? ''];
}

/**
 * Form of the first quotation for a purchase request, from its defaults to the submission. Lives as long as its page.
 */
export class CreateQuotationStore {
  readonly form: FormStore<QuotationFormValues>;
  defaults: QuotationDefaults | null = null;
  /** Obstacle named with the defaults or by the last submission; null without one. */
  private knownObstacle: QuotationObstacle | null = null;
  /** Id of the user's quotation for the request, sent now or earlier; null before. */
  quotationId: string | null = null;
  /** Attributes prefilled from an own supply, to be checked by the user. */
  prefilledAttributes: readonly QuotationAttribute[] = [];
  /** Line of the remark that names the packaging of the supply chosen last; empty without one. */
  private prefilledPackaging = '';
  /** Whether the draft may have been entered for other goods, another quantity or unit than are asked for now. */
  isRequestChanged = false;
  /** Identity, company or person, that the server did not allow to quote. */
  refusedIdentity: QuotationIdentity | null = null;

  constructor(
    readonly purchaseId: string,
    private readonly api: CreateQuotationApi,
    private readonly uploads: FormUploadApi
  ) {
    this.form = new FormStore(
      { ...quotationForm(() => this.request), adapt: (values) => this.adaptDraft(values) },
      {
        ...uploads,
        load: () => this.loadDefaults(),
        saveDraft: (values) => this.saveDraft(values),
        send: (values, requestId) => this.create(values, requestId)
      }
    );
    makeAutoObservable<this, 'api' | 'uploads' | 'prefilledPackaging'>(
      this,
      {
        purchaseId: false,
        form: false,
        api: false,
        uploads: false,
        prefilledPackaging: false,
        defaults: observableRef
      },
      { autoBind: true }
    );
  }

  /**
   * Obstacle to quoting, known when the defaults are loaded or reported by the server on submission; null without one.
   */
  get obstacle(): QuotationObstacle | null {
    const { error } = this.form;
    // FORBIDDEN hides the request, but its error says who may quote.
    return (isApiError(error, 'FORBIDDEN') && obstacleFrom(error)) || this.knownObstacle;
  }

  get request(): QuotationPurchase | null {
    return this.defaults?.purchase ?? null;
  }

  get numbers(): QuotationNumbers | null {
    return this.request && quotationNumbers(this.form.values, this.request, this.defaults?.market ?? null);
  }

  /** Identity to quote as: the chosen one, else the first one that may quote. */
  get identity(): QuotationIdentity {
    const { identities = [] } = this.defaults ?? {};
    const { identity: chosen } = this.form.values;
    return identities.find((one) => one === chosen) ?? identities[0] ?? 'person';
  }

  get asCompany(): boolean {
    return this.identity === 'company';
  }

  setIdentity(identity: QuotationIdentity): void {
    this.form.set({ identity });
    this.refusedIdentity = null;
  }

  /** Identities the user may quote as, without one that the server has rejected. */
  get identities(): readonly QuotationIdentity[] {
    return (this.defaults?.identities ?? []).filter((one) => one !== this.refusedIdentity);
  }

  /**
   * Prefills the form from an own supply, in place of the one chosen before.
   * @param packaging line for the remark; empty when the supply does not specify it
   * @returns the number of prefilled fields
   */
  prefillFromSupply(supply: OwnSupply, packaging: string): number {
    const { request, form } = this;
    if (!request) return 0;
    const { filledValues } = form;
    const remark = withoutLine(filledValues.remark, this.prefilledPackaging);
    const before = { ...filledValues, remark };
    const { photos, documents, ...values } = valuesFromSupply(supply, request, { before, packaging });
    this.prefilledPackaging = values.remark === undefined ? '' : packaging;
    form.set({ remark, ...values });
    form.setUploads({ photos, documents: documents.map(serializeDocument) });
    this.prefilledAttributes = filledAttributes({ ...values, photos, documents });
    return this.prefilledAttributes.length;
  }

  /** Returns true when the server rejected only the identity and another one may quote. */
  private isIdentityRefused(error: unknown): boolean {
    if (!isApiError(error, 'FORBIDDEN')) return false;
    return (this.defaults?.identities ?? []).some((one) => one !== this.identity);
  }

  private async loadDefaults(): Promise<LoadedForm<QuotationFormValues>> {
    const [defaults, obstacle] = await this.fetchDefaults();
    const { draft, draftIdentity, draftGoodsVersion, draftVersion, identities, purchase } = defaults;
    const first = { ...initialValues(purchase), identity: draftIdentity ?? identities[0] ?? null };
    const codes = draft ? [draft.freightToCode, draft.originOffered.regionCode].filter((code) => code !== null) : [];
    const names = codes.length > 0 ? await this.api.nameRegions(codes) : {};
    const regionNames = { ...first.regionNames, ...names };
    const values = draft ? { ...first, ...draft, goodsVersion: draftGoodsVersion, regionNames } : first;
    return {
      previous: toFormSnapshot(values),
      reasons: [],
      storedVersion: draftVersion,
      isClosed: defaults.quotationId !== null || (obstacle !== null && obstacle !== 'login'),
      apply: () => this.setDefaults(defaults, obstacle)
    };
  }

  /** Returns a draft without its price when that may be one for other goods, or for another unit. */
  private adaptDraft(values: QuotationFormValues): QuotationFormValues {
    const { goodsVersion = null } = this.request ?? {};
    this.isRequestChanged = values.goodsVersion !== goodsVersion;
    return this.isRequestChanged ? { ...values, goodsVersion, unitFen: null } : values;
  }

  private setDefaults(defaults: QuotationDefaults, obstacle: QuotationObstacle | null): void {
    this.defaults = defaults;
    this.quotationId = defaults.quotationId;
    this.knownObstacle = defaults.quotationId === null ? obstacle : null;
  }

  /**
   * Loads the request as it is now; the entered values stay, except a price in a unit that is no longer asked for.
   * @throws ApiError of the calls; FORBIDDEN is also an obstacle
   */
  private async reloadRequest(): Promise<void> {
    const before = this.request;
    try {
      this.setDefaults(...(await this.fetchDefaults()));
    } catch (error) {
      if (isApiError(error, 'FORBIDDEN')) this.recordObstacle(error);
      throw error;
    }
    const after = this.request;
    if (!before || !after) return;
    const isSameUnit = unitGrams(before) === unitGrams(after);
    this.form.set({ goodsVersion: after.goodsVersion, ...(!isSameUnit && { unitFen: null }) });
  }

  private async fetchDefaults(): Promise<[QuotationDefaults, QuotationObstacle | null]> {
    const [defaults, { obstacle }] = await Promise.all([
      this.api.prepareQuotation(this.purchaseId),
      this.api.getPurchase(this.purchaseId)
    ]);
    return [defaults, obstacle];
  }

  /** Stores the obstacle named by an error; other errors leave it unchanged. */
  private recordObstacle(error: unknown): void {
    this.knownObstacle = obstacleFrom(error) ?? this.knownObstacle;
  }

  private async saveDraft(values: QuotationFormValues): Promise<number> {
    const body = this.body(values, await this.uploads.newRequestId());
    return (await this.api.saveQuotationDraft(body)).draftVersion;
  }

  private async create(values: QuotationFormValues, requestId: string): Promise<void> {
    try {
      const { id } = await this.api.createQuotation(this.body(values, requestId));
      runInAction(() => (this.quotationId = id));
    } catch (error) {
      this.refusedIdentity = this.isIdentityRefused(error) ? this.identity : this.refusedIdentity;
      // The form stays when the user can still quote with another identity.
      if (this.refusedIdentity === null) this.recordObstacle(error);
      if (conflictReason(error) === 'requestChanged') await this.reloadRequest();
      // A quotation was sent from another page meanwhile: its id is loaded.
      if (conflictReason(error) === 'exists') {
        const { quotationId } = await this.api.prepareQuotation(this.purchaseId);
        runInAction(() => (this.quotationId = quotationId));
      }
      throw error;
    }
  }

  private body(values: QuotationFormValues, requestId: string): QuotationBody {
    const { purchaseId, asCompany } = this;
    const version = this.request && { goodsVersion: this.request.goodsVersion };
    return { purchaseId, requestId, asCompany, fields: toFields(values), ...version };
  }
}
