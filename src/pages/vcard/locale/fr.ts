import type { VcardMessages } from './zh-Hans';

const messages: VcardMessages = {
  title: 'Cartes de visite',
  tabsLabel: 'Pages des cartes de visite',
  tabs: { Vcard: 'Mes cartes', VcardHolder: 'Porte-cartes', Company: 'Entreprise' },
  withRequests: (name, count) => `${name}, ${count} ${count === 1 ? 'demande d’échange' : 'demandes d’échange'}`,
  unknownTitle: 'Cette page n’existe pas',
  unknownText: 'Le lien est peut-être incomplet. Rouvrez-le depuis vos cartes.',
  toCards: 'Mes cartes'
};

export default messages;
