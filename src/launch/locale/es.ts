import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: 'Hay una versión nueva lista',
  updateText: 'Reinicie para usarla. Guarde antes sus cambios.',
  restart: 'Reiniciar ahora',
  later: 'Más tarde',
  offeredTitle: (name, mobile) => `¿Iniciar sesión como ${name} (${mobile})?`,
  offeredText:
    'Este enlace inicia sesión en esta cuenta. Si no es la suya, no continúe: lo que escriba y publique pertenecería a ella.',
  offeredYes: 'Es mi cuenta',
  offeredNo: 'No soy yo'
};

export default messages;
