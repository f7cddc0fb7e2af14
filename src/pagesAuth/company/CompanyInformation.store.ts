import { makeAutoObservable } from 'mobx';
import type { CompanyInfo, UpdateCompanyBody } from '@contract/company';
import { canEditCompany, type CompanyApi, companyResource, type ShownCompany } from '@/components/company/shownCompany';
import type { Resource, ResourceStatus } from '@/request/Resource';
import { currentToken } from '@/request/session';

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
    this.resource = companyResource(api, id, 'everyone');
    makeAutoObservable<this, 'api' | 'resource' | 'opensForm'>(
      this,
      { resource: false, api: false, opensForm: false },
      { autoBind: true }
    );
  }

  /** Null until loaded. */
  get shown(): ShownCompany | null {
    return this.resource.value;
  }

  get company(): CompanyInfo | null {
    return this.shown?.company ?? null;
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
  async update(body: UpdateCompanyBody): Promise<void> {
    const { shown } = this;
    const token = currentToken();
    const company = await this.api.updateCompany(body);
    if (shown && token === currentToken()) this.resource.show({ ...shown, company });
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
