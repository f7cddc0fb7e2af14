import type { VerificationKind } from '../../types/contract/user';
import type { VerificationReason, VerificationState } from '../../types/contract/verification';
import type { VerificationDocuments } from '../src/modules/verification/documents';

export interface VerificationSeed {
  userId: string;
  kind: VerificationKind;
  state: VerificationState;
  sentDaysAgo: number;
  /** Days until the document expires; undefined: it does not. */
  endsInDays?: number;
  reasons?: VerificationReason[];
  companyId?: string;
  documents(images: string[], validUntil: string | null): VerificationDocuments;
}

const person =
  (realName: string, idNumber: string): VerificationSeed['documents'] =>
  ([idFront = '', idBack = ''], validUntil) => ({
    kind: 'person',
    fields: { realName, idType: 'residentId', idNumber, birthday: null, idFront, idBack, validUntil }
  });

const company =
  (name: string, uscc: string, legalPerson: string): VerificationSeed['documents'] =>
  ([licence = ''], validUntil) => ({
    kind: 'company',
    fields: {
      licence,
      name,
      uscc,
      legalPerson,
      legalIdNo: '',
      regionCode: '450902',
      address: '玉林国际香料交易市场 6 栋 108 号',
      registeredCapital: '500 万元',
      scope: '香辛料收购、初加工、批发；货物进出口。',
      establishedOn: '2014-05-20',
      validUntil,
      type: 'trader',
      varietyIds: ['star-anise', 'cassia'],
      authority: 'legalPerson',
      letter: null,
      operatorName: legalPerson,
      operatorMobile: '13800138000'
    }
  });

const park =
  (name: string, operatorUscc: string): VerificationSeed['documents'] =>
  ([approval = ''], validUntil) => ({
    kind: 'park',
    fields: {
      name,
      operatorUscc,
      regionCode: '450902',
      areaTenths: 12_600,
      plan: null,
      policies: '厂房租金前两年减半，检测和冷库共用。',
      policyDoc: [],
      buildings: [
        { name: '1 号标准厂房', areaM2: 12_000, use: '香料初加工' },
        { name: '2 号冷库', areaM2: 3_600, use: '冷藏仓储' },
        { name: '检测中心', areaM2: 900, use: '农残、重金属检测' }
      ],
      contactName: '吴清莲',
      contactPhone: '0775-3850001',
      approval: [approval],
      validUntil
    }
  });

/** One of every state among the demo users. Numbers have valid check digits and belong to no one. */
export const VERIFICATIONS: readonly VerificationSeed[] = [
  {
    userId: 'user-qin',
    kind: 'person',
    state: 'approved',
    sentDaysAgo: 400,
    documents: person('覃秀兰', '450902197803120020')
  },
  {
    userId: 'user-qin',
    kind: 'company',
    state: 'approved',
    sentDaysAgo: 300,
    companyId: 'company-guinan',
    documents: company('桂南香叶供应链（演示）', '91450900XD00000169', '覃秀兰')
  },
  {
    userId: 'user-he',
    kind: 'person',
    state: 'expiring',
    sentDaysAgo: 150,
    endsInDays: 18,
    documents: person('和志山', '533321198506071019')
  },
  {
    userId: 'user-liang',
    kind: 'person',
    state: 'rejected',
    sentDaysAgo: 3,
    reasons: [{ field: 'idFront', text: '人像面反光，姓名看不清，请在自然光下重拍' }],
    documents: person('梁雨桐', '450902199911050022')
  },
  {
    userId: 'user-wu',
    kind: 'person',
    state: 'approved',
    sentDaysAgo: 235,
    documents: person('吴清莲', '450902198207230041')
  },
  {
    userId: 'user-wu',
    kind: 'park',
    state: 'approved',
    sentDaysAgo: 230,
    companyId: 'company-nanliu',
    documents: park('南流江香料产业园（演示）', '91450900XD00000244')
  },
  {
    userId: 'user-lu',
    kind: 'person',
    state: 'changing',
    sentDaysAgo: 1,
    documents: person('陆志强', '510107197609180032')
  },
  {
    userId: 'user-lu',
    kind: 'company',
    state: 'approved',
    sentDaysAgo: 320,
    companyId: 'company-xinwei',
    documents: company('辛味食品（演示）', '91510100XD0000067E', '陆志强')
  }
];
