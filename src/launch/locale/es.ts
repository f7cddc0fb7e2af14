import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: 'Hay una versión nueva lista',
  updateText: 'Reinicia para usarla. Guarda antes lo que estés escribiendo.',
  restart: 'Reiniciar ahora',
  later: 'Más tarde',
  offeredTitle: (name, mobile) => `¿Entrar como ${name} (${mobile})?`,
  offeredText:
    'Este enlace inicia sesión en esa cuenta. Si no es la suya, no continúe: lo que escriba y publique sería de ella.',
  offeredYes: 'Es la mía',
  offeredNo: 'No es mía'
};

export default messages;
