import type { HonorMessages } from './zh-Hans';

const messages: HonorMessages = {
  title: 'Prix d’honneur',
  phases: {
    notStarted: 'Bientôt ouvert',
    open: 'Vote ouvert',
    frozen: 'Classement figé',
    ended: 'Vote clos',
    published: 'Résultats publiés'
  },
  opensAt: (time) => `Ouverture du vote ${time}`,
  endsAt: (time) => `Vote ouvert jusqu’au ${time}`,
  endedAt: (time) => `Clos ${time} ; les résultats suivent après vérification`,
  publishedAt: (time) => `Publié ${time} ; le classement est définitif`,
  votesLeft: (count) => (count > 1 ? `${count} votes restants aujourd’hui` : `${count} vote restant aujourd’hui`),
  noVotesLeft: 'Plus de vote aujourd’hui. Revenez demain',
  visitorVotes: (count) =>
    count > 1 ? `Connectez-vous : ${count} votes par jour` : 'Connectez-vous : 1 vote par jour',
  perDay: (count) => `${count} par jour, par personne et par appareil`,
  winnersPerCategory: (count) =>
    count > 1
      ? `Les ${count} premiers de chaque catégorie sont lauréats`
      : 'Le premier de chaque catégorie est lauréat',
  logIn: 'Se connecter',
  rules: 'Règlement',
  ruleTitle: 'Règlement du vote',
  view: 'Afficher',
  views: { candidates: 'Candidats', ranking: 'Classement' },
  categories: 'Catégories',
  search: 'Chercher un nom ou un numéro',
  notFound: 'Aucun candidat trouvé',
  notFoundHint: 'Essayez un autre nom, ou le numéro',
  noCandidates: 'Pas encore de candidat dans cette catégorie',
  noCandidatesHint: 'Voyez les autres catégories',
  no: (no) => `N° ${no}`,
  votes: (count) => (count === '0' || count === '1' ? `${count} vote` : `${count} votes`),
  rank: (rank) => `Rang ${rank}`,
  noRank: 'Pas encore de vote',
  vote: 'Voter',
  voteFor: (name) => `Voter pour ${name}`,
  voted: 'Vote compté',
  votedFrozen: 'Compté à la fin',
  usedUp: 'Plus de vote aujourd’hui',
  offline: 'Pas de réseau. Votez une fois reconnecté',
  frozenNote: (time) =>
    `Classement au ${time}. Les votes suivants comptent aussi et s’ajoutent à la publication des résultats`,
  drawing: 'Illustration',
  kinds: { company: 'Entreprise', product: 'Produit' },
  winner: 'Lauréat',
  certificate: 'Certificat',
  certificateTitle: 'Certificat de prix',
  certificateText: (award, category, rank) => `Rang ${rank} dans la catégorie « ${category} » de « ${award} »`,
  issuedOn: (day) => `Décerné le ${day}`,
  share: 'Partager',
  shareTitle: (name, no) => `Votez pour le n° ${no}, ${name}`,
  linkCopied: 'Lien copié',
  gone: 'Ce candidat a quitté le vote',
  loginReason: 'Connectez-vous pour voter',
  loginText: 'Les votes sont limités par personne et par jour, d’où la connexion',
  none: 'Pas encore de prix',
  noneHint: 'À l’ouverture du vote, vous trouverez ici les candidats, les votes et les résultats',
  toExpo: 'Voir le salon',
  errors: {
    notStarted: 'Le vote n’est pas encore ouvert',
    ended: 'Le vote est clos',
    disqualified: 'Ce candidat a quitté le vote',
    member: 'Plus de vote aujourd’hui',
    device: 'Plus de vote aujourd’hui sur cet appareil'
  }
};

export default messages;
