const NATIONS =
  /(壮|回|维吾尔|藏|羌|彝|苗|侗|瑶|黎|傣|白|傈僳|哈尼|土家|布依|蒙古|哈萨克|独龙|怒|普米|纳西|拉祜|佤|布朗|景颇|仡佬|水|毛南|仫佬|畲|满|各)族?/gu;

/**
 * Returns the short form of a region's name: 玉林 for 玉林市, 怒江 for 怒江傈僳族自治州. Names that would be left with one character
 * are unchanged: 容县.
 */
export function shortRegionName(name: string): string {
  const plain = name.includes('自治')
    ? name.slice(0, 2) +
      name
        .slice(2)
        .replace(/自治[区州县]$/u, '')
        .replace(NATIONS, '')
    : name.replace(/[省市区县]$/u, '');
  return plain.length < 2 ? name : plain;
}
