export interface CompanyTable {
  id: string;
  name: string;
  short_name: string;
  /** Unified social credit code, 18 characters. */
  uscc: string;
  created_at_ms: number;
}

export interface CompanyMemberTable {
  company_id: string;
  user_id: string;
  role: 'owner' | 'admin' | 'member';
  joined_at_ms: number;
}

export interface CompanyTables {
  company: CompanyTable;
  company_member: CompanyMemberTable;
}
