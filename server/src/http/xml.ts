/** An element of XML: its name, attributes, and text or elements. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly XmlElement[];
}

/** @param content a text, which is escaped, or elements; undefined ones are left out */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  content: string | readonly (XmlElement | undefined)[] = ''
): XmlElement {
  return {
    name,
    attributes,
    content: typeof content === 'string' ? content : content.filter((child) => child !== undefined)
  };
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Returns the tag that opens an element. */
export function openingTag({ name, attributes }: Pick<XmlElement, 'name' | 'attributes'>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${pairs.join('')}>`;
}

/** Returns an element as text, escaped. */
export function writeXml(one: XmlElement): string {
  const content = typeof one.content === 'string' ? escapeXml(one.content) : one.content.map(writeXml).join('');
  return content === '' ? openingTag(one).replace(/>$/, '/>') : `${openingTag(one)}${content}</${one.name}>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot hold, not even escaped; halves of a character count among them. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for XML, also inside an attribute in double quotes, and removes what XML cannot hold. */
function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}
