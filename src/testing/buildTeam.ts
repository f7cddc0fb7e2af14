import type { CompanyInfo } from '@contract/company';
import type { FoundCompany } from '@contract/joinTeam';
import type { JoinRequest, Team, TeamMember } from '@contract/team';

/** Builds a team of three as seen by its owner, with the given changes. */
export function buildTeam(team: Partial<Team> = {}): Team {
  return {
    id: 'c1',
    name: '桂南香叶供应链',
    shortName: '桂南香叶',
    verifications: ['company'],
    myRole: 'owner',
    myUserId: 'u1',
    memberCount: 3,
    maxMembers: 200,
    adminCount: 1,
    maxAdmins: 3,
    stats: { supplies: 4, purchases: 1, quotations: 2, views: 86, joinedLately: 0, activeLately: 2 },
    cardFigures: { cards: 2, totals: { views: 40, visitors: 16, saves: 5, shares: 3 } },
    pendingCount: 0,
    transfer: null,
    admission: { isAutoApprove: false, inviteCode: null, inviteCodeUntilMs: null },
    ...team
  };
}

export function buildMember(member: Partial<TeamMember> = {}): TeamMember {
  return {
    userId: 'u2',
    nickname: '韦明远',
    avatarUrl: null,
    role: 'member',
    position: '采购员',
    department: '采购部',
    isVerified: true,
    joinedAtMs: 0,
    lastActiveAtMs: null,
    cardId: null,
    ...member
  };
}

export function buildJoinRequest(request: Partial<JoinRequest> = {}): JoinRequest {
  return {
    id: 'a1',
    nickname: '和志山',
    avatarUrl: null,
    isVerified: true,
    realName: '和志山',
    position: '基地负责人',
    department: '',
    message: '走桂南的渠道',
    proofIds: [],
    isByCode: false,
    appliedAtMs: 0,
    ...request
  };
}

/** Builds a company that the user may apply to join. */
export function buildFoundCompany(company: Partial<FoundCompany> = {}): FoundCompany {
  return {
    id: 'c1',
    name: '桂南香叶供应链',
    shortName: '桂南香叶',
    verifications: ['company'],
    place: '广西壮族自治区 玉林市',
    memberCount: 8,
    isFull: false,
    ownerName: '覃**',
    relation: 'none',
    isByCode: false,
    ...company
  };
}

/** Builds a company as seen by a visitor. */
export function buildCompanyInfo(company: Partial<CompanyInfo> = {}): CompanyInfo {
  return {
    id: 'c1',
    name: '桂南香叶供应链',
    shortName: '桂南香叶',
    uscc: '91450900XD00000169',
    type: 'trader',
    legalPerson: '覃**',
    establishedOn: '2014-03-18',
    registeredCapital: '',
    registeredAddress: '',
    scope: '',
    region: null,
    address: '',
    position: null,
    varieties: [{ id: 'star-anise', name: '八角' }],
    volumeBand: null,
    employeesBand: null,
    intro: '收八角',
    logoUrl: null,
    coverUrls: [],
    videoUrl: null,
    videoState: null,
    certificates: [],
    contactName: '覃女士',
    contactMobile: '138****8000',
    contactFor: 'verified',
    isContactMasked: true,
    landline: '',
    email: '',
    website: '',
    boothNo: null,
    verifications: ['company'],
    memberCount: 8,
    supplyCount: 0,
    myRole: null,
    ...company
  };
}
