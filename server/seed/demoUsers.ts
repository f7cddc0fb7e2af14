import type { VerificationKind } from '../../types/contract/user';
import type { CompanyMemberTable } from '../src/modules/company/company.tables';

/** Password of every demo user. */
export const demoPassword = 'xiangshi2026';

export interface DemoUser {
  id: string;
  mobile: string;
  nickname: string;
  /** Description of the account in the output of the server's start. */
  description: string;
  intro: string;
  inviteCode: string;
  inviterId?: string;
  verifications: VerificationKind[];
  joinedDaysAgo: number;
  canLogIn: boolean;
}

/** All users here are invented. */
const mainUsers: DemoUser[] = [
  {
    id: 'user-qin',
    mobile: '13800138000',
    nickname: '覃秀兰',
    description: 'owner of a company, verified as person and company',
    intro: '玉林八角、桂皮产地直供，二十年收货经验。',
    inviteCode: 'GUIXIANG',
    verifications: ['person', 'company'],
    joinedDaysAgo: 420,
    canLogIn: true
  },
  {
    id: 'user-he',
    mobile: '13800138001',
    nickname: '和志山',
    description: 'grower, verified as person',
    intro: '怒江草果自家山头，每年十月开园。',
    inviteCode: 'CAOGUO66',
    inviterId: 'user-qin',
    verifications: ['person'],
    joinedDaysAgo: 160,
    canLogIn: true
  },
  {
    id: 'user-liang',
    mobile: '13800138002',
    nickname: '梁雨桐',
    description: 'new member, not verified',
    intro: '',
    inviteCode: 'YUTONG22',
    inviterId: 'user-qin',
    verifications: [],
    joinedDaysAgo: 6,
    canLogIn: true
  },
  {
    id: 'user-wu',
    mobile: '13800138003',
    nickname: '吴清莲',
    description: 'industrial park, verified as park',
    intro: '南流江香料产业园招商主任。',
    inviteCode: 'NANLIU88',
    verifications: ['person', 'park'],
    joinedDaysAgo: 240,
    canLogIn: true
  },
  {
    id: 'user-lu',
    mobile: '13800138004',
    nickname: '陆志强',
    description: 'buyer of a food company, verified as person and company',
    intro: '火锅底料与卤料原料采购，长期收八角、花椒、草果。',
    inviteCode: 'XINWEI99',
    inviterId: 'user-wu',
    verifications: ['person', 'company'],
    joinedDaysAgo: 330,
    canLogIn: true
  }
];

/** Colleagues fill the member lists of the companies, the last one that of the food company; they have no login. */
const colleagues: DemoUser[] = ['覃德胜', '韦明远', '周海宁', '黄春梅', '李国安', '莫小燕', '庞立新', '秦晓峰'].map(
  (nickname, index) => ({
    id: `user-colleague-${index + 1}`,
    mobile: `1380013801${index + 1}`,
    nickname,
    description: 'colleague',
    intro: '',
    inviteCode: `TONGSHI${index + 2}`,
    inviterId: index < 7 ? 'user-qin' : 'user-wu',
    verifications: ['person', 'company'],
    joinedDaysAgo: 200 - index,
    canLogIn: false
  })
);

export const demoUsers: DemoUser[] = [...mainUsers, ...colleagues];

/** Demo users in the output of the server's start. */
export const loginUsers = mainUsers.map(({ mobile, nickname, description }) => ({ mobile, nickname, description }));

interface Membership {
  userId: string;
  role: CompanyMemberTable['role'];
  position: string;
  department: string;
}

export interface DemoCompany {
  id: string;
  name: string;
  shortName: string;
  /** Valid check digits; the body lies outside the blocks that are issued. */
  uscc: string;
  members: Membership[];
}

function memberOf(userId: string, role: Membership['role'], position: string, department: string): Membership {
  return { userId, role, position, department };
}

const colleague = (number: number) => `user-colleague-${number}`;

export const demoCompanies: DemoCompany[] = [
  {
    id: 'company-guinan',
    name: '桂南香叶供应链（演示）',
    shortName: '桂南香叶供应链',
    uscc: '91450900XD00000169',
    members: [
      memberOf('user-qin', 'owner', '总经理', ''),
      memberOf(colleague(1), 'admin', '运营经理', '运营部'),
      memberOf(colleague(2), 'member', '采购员', '采购部'),
      memberOf(colleague(3), 'member', '采购员', '采购部'),
      memberOf(colleague(4), 'member', '质检员', '品控部'),
      memberOf(colleague(5), 'member', '仓管', '仓储部'),
      memberOf(colleague(6), 'member', '销售', '销售部'),
      memberOf(colleague(7), 'member', '销售', '销售部')
    ]
  },
  {
    id: 'company-nanliu',
    name: '南流江香料产业园（演示）',
    shortName: '南流江产业园',
    uscc: '91450900XD00000244',
    members: [memberOf('user-wu', 'owner', '招商主任', '招商部'), memberOf('user-qin', 'member', '产业顾问', '')]
  },
  {
    id: 'company-xinwei',
    name: '辛味食品（演示）',
    shortName: '辛味食品',
    uscc: '91510100XD0000067E',
    members: [memberOf(colleague(8), 'owner', '总经理', ''), memberOf('user-lu', 'admin', '采购总监', '采购部')]
  }
];
