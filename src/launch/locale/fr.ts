import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: 'Une nouvelle version est prête',
  updateText: 'Redémarrez pour l’utiliser. Enregistrez d’abord votre saisie.',
  restart: 'Redémarrer',
  later: 'Plus tard',
  offeredTitle: (name, mobile) => `Se connecter comme ${name} (${mobile}) ?`,
  offeredText:
    'Ce lien ouvre une session de ce compte. S’il n’est pas à vous, n’allez pas plus loin : ce que vous saisissez et publiez lui appartiendrait.',
  offeredYes: 'C’est le mien',
  offeredNo: 'Ce n’est pas moi'
};

export default messages;
