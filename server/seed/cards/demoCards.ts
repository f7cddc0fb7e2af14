import type { CardFields, CardStyle } from '@contract/card';
import type { Tx } from '../../src/database/schema';
import { PROFILES } from '../companyProfiles';
import { demoCompanies, demoUsers } from '../demoUsers';
import { cardFieldsOf, cardIdOf, type CardSeed } from './cardSeed';

export const QIN_CARD_ID = cardIdOf('user-qin');
/** The second card of the same user, as a consultant of the park. */
export const QIN_PARK_CARD_ID = 'card-qin-park';

const MAX_PINNED = 4;
const MAX_PICTURES = 3;

const COLLEAGUE_STYLES: readonly [CardStyle, ...CardStyle[]] = ['cassia', 'indigo', 'paper', 'pepper'];

/** One colleague who is found by no visitor. */
const HIDDEN_COLLEAGUE = 'user-colleague-5';

/** Returns the cards of the demo users and of their colleagues. One demo user, who is new, has none. */
export async function demoCards(tx: Tx): Promise<CardSeed[]> {
  return [...(await qinCards(tx)), await heCard(tx), wuCard(), luCard(), ...colleagueCards()];
}

async function qinCards(tx: Tx): Promise<CardSeed[]> {
  const { supplyIds, pictureUrls } = await findGoods(tx, 'user-qin');
  const shared = { userId: 'user-qin', isDefault: false };
  const sales = cardFieldsOf({
    name: '覃秀兰',
    position: '销售经理',
    companyId: 'company-guinan',
    mobile: mobileOf('user-qin'),
    landline: PROFILES['company-guinan']?.landline ?? '',
    weChatId: 'guinan_qinxl',
    email: 'qin@guinan.example.cn',
    website: 'https://guinan.example.cn',
    address: '广西玉林·玉州区',
    intro: '做八角、桂皮、香叶二十年，自有无硫烘干线。大货按批留样，可看现货、可寄样。',
    supplyIds,
    pictureUrls,
    secondSide: {
      language: 'en',
      name: 'Qin Xiulan',
      position: 'Sales Manager',
      department: '',
      companyName: 'Guinan Spice Supply Chain (Demo)',
      address: 'Yuzhou District, Yulin, Guangxi'
    }
  });
  const park = cardFieldsOf({
    name: '覃秀兰',
    position: '产业顾问',
    companyId: 'company-nanliu',
    mobile: mobileOf('user-qin'),
    address: '广西玉林·福绵区',
    varietyIds: ['star-anise', 'cassia'],
    intro: '协助企业入园、设备选型和客户对接。',
    style: 'pepper'
  });
  return [
    { ...shared, id: QIN_CARD_ID, fields: sales, isDefault: true, createdDaysAgo: 120 },
    { ...shared, id: QIN_PARK_CARD_ID, fields: park, createdDaysAgo: 45 }
  ];
}

async function heCard(tx: Tx): Promise<CardSeed> {
  const { supplyIds, pictureUrls } = await findGoods(tx, 'user-he');
  return defaultCard('user-he', {
    position: '草果基地负责人',
    companyName: '怒江和家草果基地',
    address: '云南怒江·福贡县',
    varietyIds: ['tsaoko'],
    intro: '自家山头三百亩，十月开园，选货、去把都做。',
    supplyIds,
    pictureUrls,
    style: 'pepper'
  });
}

const wuCard = (): CardSeed =>
  defaultCard('user-wu', {
    position: '招商主任',
    department: '招商部',
    companyId: 'company-nanliu',
    landline: PROFILES['company-nanliu']?.landline ?? '',
    email: 'wu@nanliu.example.cn',
    website: 'https://nanliu.example.cn',
    address: '广西玉林·福绵区',
    varietyIds: ['star-anise', 'cassia'],
    intro: '园区一期标准厂房招商，配套冷库、检测和报关。',
    style: 'indigo'
  });

/** Changed a while ago, so that card holders show a new version. */
const luCard = (): CardSeed => ({
  ...defaultCard('user-lu', {
    position: '采购总监',
    department: '采购部',
    companyId: 'company-xinwei',
    weChatId: 'xinwei_lu',
    email: 'lu@xinwei.example.cn',
    address: '四川成都·郫都区',
    varietyIds: ['star-anise', 'red-sichuan-pepper', 'tsaoko'],
    intro: '火锅底料与卤料原料采购，按批质检，到货三日结款。',
    style: 'cassia'
  }),
  changedHoursAgo: 9
});

function colleagueCards(): CardSeed[] {
  const colleagues = demoCompanies.flatMap(({ id: companyId, members }) =>
    members
      .filter(({ userId }) => userId.startsWith('user-colleague-'))
      .map(({ userId, position, department }) => ({ userId, position, department, companyId }))
  );
  return colleagues.map(({ userId, ...workplace }, index) =>
    defaultCard(userId, {
      ...workplace,
      varietyIds: [...(PROFILES[workplace.companyId]?.varietyIds ?? [])],
      style: COLLEAGUE_STYLES[index % COLLEAGUE_STYLES.length] ?? COLLEAGUE_STYLES[0],
      isFindable: userId !== HIDDEN_COLLEAGUE
    })
  );
}

/** Returns the card of a demo user under the name of the account. */
function defaultCard(userId: string, given: Partial<CardFields> & Pick<CardFields, 'position'>): CardSeed {
  const { nickname, mobile, joinedDaysAgo } = demoUserOf(userId);
  return {
    id: cardIdOf(userId),
    userId,
    fields: cardFieldsOf({ name: nickname, mobile, ...given }),
    isDefault: true,
    createdDaysAgo: Math.min(90, joinedDaysAgo - 1)
  };
}

const mobileOf = (userId: string) => demoUserOf(userId).mobile;

function demoUserOf(userId: string) {
  const user = demoUsers.find(({ id }) => id === userId);
  if (user === undefined) throw new Error(`the demo has no user ${userId}`);
  return user;
}

/** Returns the open supplies of a user that a card pins, with photos of them. */
async function findGoods(tx: Tx, userId: string): Promise<Pick<CardFields, 'supplyIds' | 'pictureUrls'>> {
  const rows = await tx
    .selectFrom('supply')
    .select(['id', 'public_fields'])
    .where('owner_user_id', '=', userId)
    .where('public_status', '=', 'published')
    .orderBy('id')
    .limit(MAX_PINNED)
    .execute();
  const photos = rows.flatMap(({ public_fields: fields }) => fields?.photos.slice(0, 1) ?? []);
  return { supplyIds: rows.map(({ id }) => id), pictureUrls: [...new Set(photos)].slice(0, MAX_PICTURES) };
}
