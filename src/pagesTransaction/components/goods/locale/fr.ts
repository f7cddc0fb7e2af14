import type { GoodsMessages } from './zh-Hans';

const messages: GoodsMessages = {
  title: 'Marchandise',
  empty: 'Choisir variété, qualité et forme',
  change: 'Changer',
  done: 'Terminé',
  search: 'Nom ou initiales en pinyin',
  recent: 'Récentes',
  all: 'Toutes les variétés',
  variety: 'Variété',
  none: 'Absente de la liste : choisissez « Autre »',
  other: 'Autre',
  otherVariety: 'Nom de la variété',
  otherVarietyHint: 'Par ex. litsea',
  grade: 'Qualité',
  otherGrade: 'Autre',
  specText: 'Spécification',
  specHint: 'Par ex. triée, équeutée, 60 mesh',
  form: 'Forme'
};

export default messages;
