import type { PageHead } from '@contract/drawnPage';
import { visitorCardFace } from '@/components/card/cardFaceContent';
import { sharedCard } from '@/components/card/sharedCard';
import { visitorCardMessages } from '@/pages/vcard/visitorCard/locale/messages';
import type { Answers } from '../Answers';
import { missingHead } from './missingHead';

/** Title and picture as those who share it send them. The server keeps cards out of search engines: nothing is for those. */
export function cardHead(answers: Answers): PageHead {
  const card = answers.dataOf('POST /api/vcard/card/info');
  const t = visitorCardMessages();
  if (!card) return missingHead(t.missing, t.missingText);
  const { title, description = '' } = sharedCard(card, visitorCardFace(card));
  return {
    status: 200,
    title,
    description: description || title,
    canonical: { id: card.id },
    kind: 'website',
    shared: { kind: 'card', id: card.id },
    structuredData: []
  };
}
