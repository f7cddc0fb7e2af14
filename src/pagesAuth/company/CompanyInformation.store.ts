import { makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { CompanyInfo, UpdateCompanyBody } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { certificateState } from '@rules/certificate';
import { shanghaiDay } from '@rules/shanghaiTime';
import { Resource, type ResourceStatus } from '@/request/Resource';

interface CompanyApi {
  getCompany(id?: string): Promise<CompanyInfo>;
  listCompanySupplies(id: string): Promise<Page<SupplyBrief>>;
  updateCompany(body: UpdateCompanyBody): Promise<CompanyInfo>;
}

interface ShownCompany {
  company: CompanyInfo;
  supplies: readonly SupplyBrief[];
}

/** Company as visible to the viewer, and whether it is being edited. Lives as long as the page. */
export class CompanyInformationStore {
  isEditing = false;
  private readonly resource: Resource<ShownCompany>;

  constructor(
    private readonly api: CompanyApi,
    private readonly id: string | undefined
  ) {
    this.resource = new Resource(() => this.fetchCompany(), { audience: 'everyone', missingCodes: ['NOT_FOUND'] });
    makeAutoObservable<this, 'api' | 'id' | 'resource'>(
      this,
      { resource: false, api: false, id: false },
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
    const role = this.company?.myRole;
    return role === 'owner' || role === 'admin';
  }

  /** Number of certificates that have expired or expire within 30 days; 0 unless the viewer belongs to the company. */
  get expiringCertificates(): number {
    if (!this.company?.myRole) return 0;
    const today = shanghaiDay(Date.now());
    return this.company.certificates.filter(({ validUntil }) => certificateState(validUntil, today) !== 'valid').length;
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
  load(): Promise<boolean> {
    return this.resource.load();
  }

  private async fetchCompany(): Promise<ShownCompany> {
    const company = await this.api.getCompany(this.id);
    const { items } = await this.api.listCompanySupplies(company.id);
    return { company, supplies: items };
  }
}
