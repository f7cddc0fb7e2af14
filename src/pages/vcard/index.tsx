import { observer } from 'mobx-react-lite';
import { useRouteParams } from '@/navigation/useRouteParams';
import { CardPage } from './components/CardPage';

/** Start page of business cards: the user's own cards, or the card of another user by its id. */
export default observer(function CardShellPage() {
  const { pageType, id, type } = useRouteParams('vcard.shell');
  return <CardPage panel="Vcard" pageType={pageType} id={id} type={type} />;
});
