const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string): string => text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');

/** Returns the attributes of every tag of a kind. */
function attributesOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)])
    )
  );
}

/** A page as a robot without scripts reads it. */
export class CrawledPage {
  constructor(private readonly html: string) {}

  get title(): string {
    return decode(/<title>([^<]*)<\/title>/.exec(this.html)?.[1] ?? '');
  }

  get description(): string {
    return this.meta('description');
  }

  get robots(): string {
    return this.meta('robots');
  }

  /** Empty without one. */
  get canonical(): string {
    return attributesOf(this.html, 'link').find(({ rel }) => rel === 'canonical')?.['href'] ?? '';
  }

  /** Number of first headings. */
  get mainHeadings(): number {
    return [...this.html.matchAll(/<\w+ [^>]*role="heading"[^>]*>/g)].filter(([tag]) => tag.includes('aria-level="1"'))
      .length;
  }

  /** Paths and queries of its links inside the site. */
  get links(): string[] {
    const hrefs = attributesOf(this.html, 'a').map(({ href = '' }) => href);
    return [...new Set(hrefs.filter((href) => href.startsWith('/')))];
  }

  /**
   * Returns the types of schema.org that it uses, at any depth.
   * @throws SyntaxError for structured data that cannot be parsed
   */
  get types(): string[] {
    const texts = [...this.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    return texts.flatMap(([, text = '']) => typesIn(JSON.parse(text)));
  }

  private meta(name: string): string {
    return attributesOf(this.html, 'meta').find((meta) => meta['name'] === name)?.['content'] ?? '';
  }
}

function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { '@type'?: string })['@type'];
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(typesIn)];
}
