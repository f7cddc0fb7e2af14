import type { IntroduceMessages } from './zh-Hans';

const messages: IntroduceMessages = {
  title: 'À propos du salon',
  empty: 'Pas encore de présentation',
  emptyHint: 'Elle s’affichera ici dès que l’organisateur l’aura publiée',
  toExpo: 'Voir le salon',
  sections: {
    theme: 'Thème',
    scale: 'Envergure',
    organisers: 'Organisateurs',
    pastResults: 'Bilan des éditions passées',
    transport: 'Accès',
    hotels: 'Hôtels',
    contact: 'Contact',
    faq: 'Questions fréquentes'
  },
  directions: 'Itinéraire',
  directionsTo: (name) => `Itinéraire vers ${name}`,
  call: 'Appeler',
  callTo: (name) => `Appeler ${name}`,
  files: 'Téléchargements',
  openFile: (name) => `Ouvrir ${name}`
};

export default messages;
