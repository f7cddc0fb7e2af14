import type { Certificate, CompanyType, EmployeesBand, VolumeBand } from '@contract/company';

/** Profile of a company; everything is invented. */
interface CompanyProfile {
  type: CompanyType;
  legalPerson: string;
  establishedOn: string;
  registeredCapital: string;
  registeredAddress: string;
  scope: string;
  regionCode: string;
  address: string;
  latitude: number;
  longitude: number;
  varietyIds: string[];
  volumeBand: VolumeBand;
  employeesBand: EmployeesBand;
  intro: string;
  /** `endsInDays` counts from the first start; null does not end. */
  certificates: (Omit<Certificate, 'validUntil' | 'imageUrl'> & { endsInDays: number | null })[];
  contactName: string;
  contactMobile: string;
  landline: string;
  email: string;
  website: string;
  boothNo: string | null;
}

export const PROFILES: Record<string, CompanyProfile> = {
  'company-guinan': {
    type: 'trader',
    legalPerson: '覃秀兰',
    establishedOn: '2014-03-18',
    registeredCapital: '800 万元人民币',
    registeredAddress: '广西壮族自治区玉林市玉州区香料大道 18 号（演示）',
    scope: '香辛料的收购、初加工、仓储与销售；农副产品批发；货物进出口。',
    regionCode: '450902',
    address: '香料大道 18 号香料城 3 栋（演示）',
    latitude: 22.6331,
    longitude: 110.1532,
    varietyIds: ['star-anise', 'cassia', 'bay-leaf'],
    volumeBand: 't5000',
    employeesBand: 'e50',
    intro:
      '收购加工八角、桂皮、香叶，自有无硫烘干线 3 条，年出货约 2,600 吨。\n\n产地设 6 个收货点，秋果开秤后当天过筛、当天进烘房；大货按批留样，附玉林检测站报告。可按客户要求分级、切段、磨粉，铁路和公路双线发货。',
    certificates: [
      { name: '食品生产许可证', no: 'SC10345090200018', endsInDays: 780 },
      { name: '有机产品认证', no: '001OP1400018', endsInDays: 21 },
      { name: '八角检测报告', no: 'YL-2026-1107', endsInDays: 340 },
      { name: '出口食品原料备案', no: '4500F18018', endsInDays: null }
    ],
    contactName: '覃女士',
    contactMobile: '13800138000',
    landline: '0775-0000018',
    email: 'sales@guinan.example.cn',
    website: 'https://guinan.example.cn',
    boothNo: '1A04'
  },
  'company-nanliu': {
    type: 'park',
    legalPerson: '吴清莲',
    establishedOn: '2019-09-02',
    registeredCapital: '5,000 万元人民币',
    registeredAddress: '广西壮族自治区玉林市福绵区园区路 1 号（演示）',
    scope: '园区开发与运营；仓储服务；会议与展览服务。',
    regionCode: '450903',
    address: '园区路 1 号（演示）',
    latitude: 22.5856,
    longitude: 110.0654,
    varietyIds: ['star-anise', 'cassia'],
    volumeBand: 'more',
    employeesBand: 'e200',
    intro: '以香料初加工、仓储、检测和跨境交易为主的专业园区，一期标准厂房 12 万平方米，配套冷库 2 万立方米。',
    certificates: [{ name: '园区规划批复', no: '玉发改规〔2019〕18 号', endsInDays: null }],
    contactName: '吴主任',
    contactMobile: '13800138003',
    landline: '0775-0000024',
    email: 'park@nanliu.example.cn',
    website: 'https://nanliu.example.cn',
    boothNo: null
  },
  'company-xinwei': {
    type: 'seasoningMaker',
    legalPerson: '秦晓峰',
    establishedOn: '2016-06-12',
    registeredCapital: '1,200 万元人民币',
    registeredAddress: '四川省成都市郫都区川菜园路 66 号（演示）',
    scope: '调味料、火锅底料的生产与销售；农副产品收购。',
    regionCode: '510117',
    address: '川菜园路 66 号（演示）',
    latitude: 30.8086,
    longitude: 103.8872,
    varietyIds: ['star-anise', 'red-sichuan-pepper', 'tsaoko'],
    volumeBand: 't1000',
    employeesBand: 'e200',
    intro: '做火锅底料与卤料，长期收八角、花椒、草果，按批质检、到货三日结款。',
    certificates: [{ name: '食品生产许可证', no: 'SC10351011700067', endsInDays: -12 }],
    contactName: '陆先生',
    contactMobile: '13800138004',
    landline: '028-00000067',
    email: 'buy@xinwei.example.cn',
    website: '',
    boothNo: null
  }
};
