import type { GoodsMessages } from './zh-Hans';

const messages: GoodsMessages = {
  title: 'Épice et qualité',
  empty: 'Choisir épice, qualité et forme',
  change: 'Changer',
  done: 'Terminé',
  search: 'Nom ou initiales en pinyin',
  recent: 'Récemment utilisées',
  all: 'Toutes les épices',
  variety: 'Épice',
  none: 'Absente de la liste ? Choisissez « Autre »',
  other: 'Autre',
  otherVariety: 'Nom de l’épice',
  otherVarietyHint: 'P. ex. litsea',
  grade: 'Qualité',
  otherGrade: 'Autre qualité',
  specText: 'Spécification',
  specHint: 'P. ex. triée, équeutée, 60 mesh',
  form: 'Forme'
};

export default messages;
