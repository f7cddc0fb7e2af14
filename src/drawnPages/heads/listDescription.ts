import { formatUnitPrice } from '@/lib/priceUnit';
import { marketMessages } from '@/pages/market/locale/messages';
import { transactionMessages } from '@/pages/transaction/locale/messages';
import { aboutMessages } from '@/pagesAuth/about/locale/messages';
import { marketInfoMessages } from '@/pagesMarket/locale/messages';
import type { Answers } from '../Answers';

/** Things of a list that its description names. */
const MAX_NAMED = 6;

const join = (intro: string, named: readonly string[]): string => [intro, ...named.slice(0, MAX_NAMED)].join(' · ');

/** Returns what a list of price lines is about, with the first prices of it. */
export function linesDescription(answers: Answers): string {
  const { perUnit } = marketInfoMessages();
  const lines = answers.dataOf('GET /api/front/market/lines')?.items ?? [];
  return join(
    marketMessages().shareTitle,
    lines.flatMap(({ varietyName, gradeName, midFen }) =>
      midFen === null ? [] : `${varietyName} ${gradeName} ${formatUnitPrice(midFen, 'kg')} ${perUnit.kg}`
    )
  );
}

/** Returns what the portal is, with its newest articles. */
export function homeDescription(answers: Answers): string {
  const articles = answers.dataOf('GET /api/front/home/feed')?.news.items ?? [];
  return join(
    aboutMessages().slogan,
    articles.map(({ title }) => title)
  );
}

export function suppliesDescription(answers: Answers): string {
  const supplies = answers.dataOf('GET /api/front/supply/list')?.items ?? [];
  return join(
    transactionMessages().shareTitle,
    supplies.map(({ title }) => title)
  );
}

export function flashesDescription(answers: Answers): string {
  const flashes = answers.dataOf('GET /api/front/flash/list')?.items ?? [];
  return join(
    aboutMessages().slogan,
    flashes.map(({ title }) => title)
  );
}
