import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: 'Une nouvelle version est prête',
  updateText: 'Redémarrez pour l’utiliser. Enregistrez d’abord vos modifications.',
  restart: 'Redémarrer',
  later: 'Plus tard',
  askingApp: 'Ouverture de l’application',
  appSilentTitle: 'L’application Xiangshi ne répond pas',
  appSilentText:
    'Vous pouvez vous connecter avec votre numéro de mobile. Si l’application vous connecte plus tard, cette page suivra.',
  byPhone: 'Utiliser le mobile',
  noApp: 'Hors de l’application : connectez-vous ici',
  offeredTitle: (name, mobile) => `Se connecter en tant que ${name} (${mobile}) ?`,
  offeredText:
    'Ce lien ouvre une session sur ce compte. S’il n’est pas à vous, n’allez pas plus loin : ce que vous saisissez et publiez lui appartiendrait.',
  offeredYes: 'C’est mon compte',
  offeredNo: 'Ce n’est pas moi'
};

export default messages;
