import type { PageHead } from '@contract/drawnPage';
import { messages } from '@/locale/messages';
import { newsMessages } from '@/pagesNews/locale/messages';
import type { Answers } from '../Answers';

export function newsHead(answers: Answers): PageHead {
  const article = answers.dataOf('GET /api/front/news/detail');
  const removed = answers.dataOf('GET /api/front/news/instead')?.removed;
  if (article) {
    const { id, title, summary } = article;
    return { status: 200, title, description: summary, canonical: { id } };
  }
  const t = newsMessages();
  return {
    status: removed ? 410 : 404,
    title: removed ? t.removedTitle : t.unknownTitle,
    description: removed ? removed.reason : messages().errors.notFound,
    canonical: {}
  };
}
