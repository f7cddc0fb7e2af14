import type { ColumnType, Generated } from 'kysely';
import type { Certificate, CompanyType, ContactVisibility, EmployeesBand, VolumeBand } from '@contract/company';
import type { ApplicationStatus } from '@contract/joinTeam';
import type { CompanyRole } from '@contract/user';

/** Times are epoch milliseconds (int8), days YYYY-MM-DD. Empty text means no value. */
export interface CompanyTable {
  id: string;
  name: string;
  short_name: string;
  /** Unified social credit code, 18 characters; no other living company has it. */
  uscc: string;
  type: CompanyType | null;
  legal_person: Generated<string>;
  established_on: string | null;
  registered_capital: Generated<string>;
  registered_address: Generated<string>;
  /** Business scope of the licence. */
  scope: Generated<string>;
  /** GB/T 2260, with `address` where it does business. */
  region_code: string | null;
  address: Generated<string>;
  /** Degrees, GCJ-02; both or neither. */
  latitude: number | null;
  longitude: number | null;
  variety_ids: Generated<string[]>;
  volume_band: VolumeBand | null;
  employees_band: EmployeesBand | null;
  intro: Generated<string>;
  logo_url: string | null;
  cover_urls: Generated<string[]>;
  video_url: string | null;
  certificates: ColumnType<Certificate[], string | undefined, string>;
  contact_name: Generated<string>;
  contact_mobile: Generated<string>;
  contact_for: Generated<ContactVisibility>;
  landline: Generated<string>;
  email: Generated<string>;
  website: Generated<string>;
  /** Booth at the expo, such as 1A14. */
  booth_no: string | null;
  /** Time at which the licence was verified; null while it is not valid. */
  verified_at_ms: number | null;
  /** Applicants with the invite code join without a review. */
  is_auto_approve: Generated<boolean>;
  invite_code: string | null;
  invite_code_until_ms: number | null;
  created_at_ms: number;
  dissolved_at_ms: number | null;
}

export interface CompanyMemberTable {
  company_id: string;
  user_id: string;
  role: CompanyRole;
  position: Generated<string>;
  department: Generated<string>;
  /** The one company that the person acts for; exactly one of theirs. */
  is_current: Generated<boolean>;
  joined_at_ms: number;
}

export interface CompanyApplicationTable {
  id: string;
  company_id: string;
  user_id: string;
  real_name: string;
  position: string;
  department: string;
  message: string;
  /** Private pictures, gone once it is decided. */
  proof_ids: string[];
  /** It came with a valid invite code. */
  is_by_code: boolean;
  status: ApplicationStatus;
  /** The company's reason of a refusal. */
  reason: Generated<string>;
  /** Set when it was refused without a reason of the company. */
  refused_because: 'dissolved' | null;
  created_at_ms: number;
  decided_at_ms: number | null;
}

export interface CompanyInvitationTable {
  id: string;
  company_id: string;
  /** Mobile number that is invited; its holder at the time of the answer may accept. */
  mobile: string;
  inviter_id: string;
  status: 'invited' | 'accepted' | 'declined' | 'withdrawn';
  created_at_ms: number;
  /** Time from which the invitation cannot be accepted. */
  expires_at_ms: number;
  decided_at_ms: number | null;
}

export interface CompanyTransferTable {
  id: string;
  company_id: string;
  from_user_id: string;
  to_user_id: string;
  status: 'requested' | 'accepted' | 'declined' | 'withdrawn';
  created_at_ms: number;
  decided_at_ms: number | null;
}

export interface CompanyTables {
  company: CompanyTable;
  company_member: CompanyMemberTable;
  company_application: CompanyApplicationTable;
  company_invitation: CompanyInvitationTable;
  company_transfer: CompanyTransferTable;
}
