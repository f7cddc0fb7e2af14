import type { GovernmentMessages } from './zh-Hans';

const millions = (wan: number) => `${String(wan / 100).replace('.', ',')} ${wan < 200 ? 'million' : 'millions'}`;

const messages: GovernmentMessages = {
  title: 'Investir dans la région',
  tabs: { region: 'Région', policies: 'Mesures', projects: 'Projets', leads: 'Mes demandes' },
  tabsLabel: 'Contenu',
  advantages: 'Atouts de la région',
  chain: 'Filière',
  contactTitle: 'Contact officiel',
  documentNo: (no) => `Document n° ${no}`,
  validUntil: (day) => `Valable jusqu’au ${day}`,
  openEnded: 'Valable sans échéance',
  issued: (issuer, day) => `${issuer}, le ${day}`,
  inForce: 'En vigueur',
  expired: 'Expirée',
  noPolicies: 'Pas encore de mesure',
  noProjects: 'Pas encore de projet',
  scale: ({ wan }) => `Investissement total : ${millions(wan)} CNY`,
  modes: {
    sole: 'Investissement seul',
    joint: 'Coentreprise',
    lease: 'Locaux à louer',
    ppp: 'Partenariat public-privé'
  },
  askAbout: (name) => `Se renseigner sur ${name}`,
  ask: 'Se renseigner',
  askOffice: 'Contacter le bureau',
  noLeadsHint: 'Renseignez-vous sur un projet, le bureau vous répondra',
  toProjects: 'Voir les projets',
  none: 'Rien de publié pour l’instant',
  noneHint: 'Les mesures et les projets apparaîtront ici dès leur publication',
  toExpo: 'Voir le salon'
};

export default messages;
