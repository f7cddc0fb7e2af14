import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { certificateState } from '@rules/certificate';
import type { Page } from '@contract/common';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { shanghaiDay } from '@rules/shanghaiTime';

interface CompanyApi {
  getCompany(id?: string): Promise<CompanyInfo>;
  listCompanySupplies(id: string): Promise<Page<SupplyBrief>>;
}

/** Company as visible to the viewer, and whether it is being edited. Lives as long as the page. */
export class CompanyInformationStore {
  company: CompanyInfo | null = null;
  supplies: readonly SupplyBrief[] = [];
  error: unknown = undefined;
  isEditing = false;

  constructor(
    private readonly api: CompanyApi,
    private readonly id: string | undefined
  ) {
    makeAutoObservable<this, 'api' | 'id'>(
      this,
      { company: observableRef, supplies: observableRef, error: observableRef, api: false, id: false },
      { autoBind: true }
    );
  }

  get status(): 'loading' | 'ready' | 'error' {
    if (this.company) return 'ready';
    return this.error === undefined ? 'loading' : 'error';
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

  /** Shows the saved company and ends editing. */
  applySaved(company: CompanyInfo): void {
    this.company = company;
    this.isEditing = false;
  }

  /** Loads the company and its supplies. A failure is stored in `error`. */
  async load(): Promise<void> {
    runInAction(() => {
      this.error = undefined;
    });
    try {
      const company = await this.api.getCompany(this.id);
      const { items } = await this.api.listCompanySupplies(company.id);
      runInAction(() => {
        this.company = company;
        this.supplies = items;
      });
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    }
  }
}
