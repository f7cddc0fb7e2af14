import { makeAutoObservable } from 'mobx';
import type { CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import {
  canEditCompany,
  type CompanyApi,
  fetchShownCompany,
  type ShownCompany
} from '@/components/company/shownCompany';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface EditableCompanyApi extends CompanyApi {
  updateCompany(body: UpdateCompanyBody): Promise<CompanyInfo>;
}

/** Company as visible to the viewer, and whether it is being edited. Lives as long as the page. */
export class CompanyInformationStore {
  isEditing = false;
  private readonly resource: Resource<ShownCompany>;

  constructor(
    private readonly api: EditableCompanyApi,
    id: string | undefined,
    private opensForm = false
  ) {
    this.resource = new Resource(() => fetchShownCompany(api, id), {
      audience: 'everyone',
      missingCodes: ['NOT_FOUND']
    });
    makeAutoObservable<this, 'api' | 'resource' | 'opensForm'>(
      this,
      { resource: false, api: false, opensForm: false },
      { autoBind: true }
    );
  }

  get company(): CompanyInfo | null {
    return this.resource.value?.company ?? null;
  }

  get supplies(): readonly SupplyBrief[] {
    return this.resource.value?.supplies ?? [];
  }

  get error(): unknown {
    return this.resource.error;
  }

  get status(): ResourceStatus {
    return this.resource.status;
  }

  get canEdit(): boolean {
    return this.company !== null && canEditCompany(this.company);
  }

  setEditing(isEditing: boolean): void {
    this.isEditing = isEditing && this.canEdit;
  }

  /**
   * Saves changes and shows the saved company, unless another user is logged in by then.
   * @throws ApiError when the server rejects the changes
   */
  update(body: UpdateCompanyBody): Promise<void> {
    return this.resource.showAnswer(async () => {
      const company = await this.api.updateCompany(body);
      return { company, supplies: this.supplies };
    });
  }

  /** Loads the company and its supplies. Never rejects: a failure is stored in `error`. */
  async load(): Promise<boolean> {
    const isLoaded = await this.resource.load();
    if (this.opensForm && isLoaded) this.setEditing(true);
    // Once: who closes the form stays on the page.
    if (isLoaded) this.opensForm = false;
    return isLoaded;
  }
}
