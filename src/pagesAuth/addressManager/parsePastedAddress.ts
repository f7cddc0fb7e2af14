import type { Region, RegionPath } from '@contract/region';
import { findRegionInText } from '../components/region/findRegionInText';

/** Fields recognised in a pasted text; fields that were not found are absent. */
export interface PastedAddress {
  receiver?: string;
  mobile?: string;
  region?: RegionPath & { isExact: boolean };
  street?: string;
}

/** Separator put where a match was removed, to keep the text before and after it apart. */
const CUT_MARK = '\n';
const MOBILE = /(^|\D)((?:(?:\+|00)?86[ -]?)?(1[3-9](?:[ -]?\d){9}))(?!\d)/;
const NAME_LABEL = '收货人姓名|收件人姓名|收货人|收件人|联系人|姓名|名字';
const OTHER_LABELS =
  '联系电话|联系方式|手机号码|手机号|电话号码|手机|电话|所在地区|所在区域|省市区|地区|详细地址|收货地址|收件地址|街道地址|地址|邮编';
const LABEL_END = '\\s*(?:[:：]|\\s|$)\\s*';
const LABELLED_NAME = new RegExp(`(?:^|[\\s,，;；])(?:${NAME_LABEL})${LABEL_END}([^\\s,，;；:：]{1,20})`);
const LABELS = new RegExp(`(^|[\\s,，;；])(?:${NAME_LABEL}|${OTHER_LABELS})${LABEL_END}`, 'g');
/** Matches a phone label directly before a removed number. */
const NUMBER_LABEL = /(?:联系电话|联系方式|手机号码|手机号|电话号码|手机|电话|tel\.?)\s*(?=\n)/gi;
/** Matches notes for the courier, which are not part of the street. */
const DELIVERY_NOTE = /打电话|提前(?:联系|电话|通知)|(?:送货|到货|派送|发货)[之以]?前|^(?:麻烦|谢谢|多谢|辛苦)/;
const SEPARATORS = /[\s,，;；、|。！!]+/;
/** Characters that occur in nearly every street and in no name. */
const ADDRESS_CHARACTERS = /[\d省市区县镇乡村屯路街道巷弄号栋幢楼层室厂园库铺场仓]/;
const HONORIFIC = /(先生|女士|小姐|老板|老师|经理|总)$/;
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤和庞岑蓝农';

/** Converts full-width digits and signs to half-width and removes invisible characters. */
function normalize(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\ufeff]/g, '')
    .replace(/[０-９＋－]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u3000\t]/g, ' ');
}

/**
 * Parses an address as people send it to each other: name, mobile number, region and street in any order, with or
 * without labels and separators.
 * @param tree every region of the country
 */
export function parsePastedAddress(text: string, tree: readonly Region[]): PastedAddress {
  let rest = normalize(text);
  const labelled = LABELLED_NAME.exec(rest)?.[1];
  const receiver = labelled !== undefined && !/\d/.test(labelled) ? labelled : undefined;
  if (receiver !== undefined) rest = rest.replace(receiver, CUT_MARK);
  // Runs twice because one label may directly follow another.
  rest = rest.replace(LABELS, `$1${CUT_MARK}`).replace(LABELS, `$1${CUT_MARK}`);

  const mobile = MOBILE.exec(rest);
  if (mobile) rest = rest.replace(MOBILE, `$1${CUT_MARK}`).replace(NUMBER_LABEL, '');
  const region = findRegionInText(rest, tree);
  const before = region ? rest.slice(0, region.start) : rest;
  const after = region ? rest.slice(region.end) : '';
  const chunks = [...chunksOf(before, false), ...chunksOf(after, region !== undefined)];
  const name = receiver === undefined ? findName(chunks) : undefined;
  const street = joinChunks(chunks.filter((chunk) => chunk !== name).map((chunk) => chunk.text));

  return {
    ...((receiver ?? name?.text) && { receiver: receiver ?? name?.text }),
    ...(mobile && { mobile: mobile[3]?.replace(/\D/g, '') }),
    ...(region && { region: { code: region.code, names: region.names, isExact: region.isExact } }),
    ...(street && { street })
  };
}

interface TextChunk {
  text: string;
  /** True for the chunk that directly follows the region, which is usually the street. */
  isAfterRegion: boolean;
}

function chunksOf(text: string, followsRegion: boolean): TextChunk[] {
  return text
    .split(SEPARATORS)
    .filter((chunk) => chunk !== '' && !DELIVERY_NOTE.test(chunk))
    .map((chunk, index) => ({ text: chunk, isAfterRegion: followsRegion && index === 0 }));
}

/** Returns how much a chunk resembles a name; below 2 it is not one. */
function nameScore({ text, isAfterRegion }: TextChunk): number {
  if (ADDRESS_CHARACTERS.test(text) || text.length > 20) return 0;
  let score = isAfterRegion ? -3 : 0;
  if (HONORIFIC.test(text)) score += 3;
  if (/^[\p{Script=Han}·]{2,4}$/u.test(text)) score += 2;
  else if (/^[A-Za-z][A-Za-z .'-]+$/.test(text)) score += 2;
  if (SURNAMES.includes(text.charAt(0))) score += 2;
  return score;
}

function findName(chunks: readonly TextChunk[]): TextChunk | undefined {
  const [best] = chunks
    .map((part) => ({ part, score: nameScore(part) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score);
  return best?.part;
}

/** Joins chunks without a space, except between two Latin words or numbers. */
function joinChunks(chunks: readonly string[]): string {
  return chunks.reduce((text, chunk) => {
    const needsSpace = /[\dA-Za-z]$/.test(text) && /^[\dA-Za-z]/.test(chunk);
    return `${text}${needsSpace ? ' ' : ''}${chunk}`;
  }, '');
}
