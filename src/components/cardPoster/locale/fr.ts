import type { CardPosterMessages } from './zh-Hans';

const messages: CardPosterMessages = {
  title: 'Affiche de la carte',
  fileName: 'xiangshi-carte',
  pictureOf: (name) => `Affiche de la carte : ${name}`,
  side: 'Langue de la carte',
  sides: { first: 'Recto', second: 'Seconde langue' },
  drawn: {
    invitation: 'Scannez pour voir la carte et échanger vos coordonnées',
    shortCode: (code) => `Ou cherchez ${code} dans Xiangshi`,
    slogan: 'Xiangshi · cours, offres et actualités des épices'
  }
};

export default messages;
