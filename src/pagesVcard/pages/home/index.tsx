import { back } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { CardEditor } from './components/CardEditor';
import { CardHome } from './components/CardHome';

/** The user's business cards: their home, or with `edit` the editor of one or of a new one. */
export default function CardHomePage() {
  const { edit } = useRouteParams('vcard.home');
  if (edit === undefined) return <CardHome />;
  return <CardEditor id={edit === 'new' ? undefined : edit} onSaved={() => back()} />;
}
