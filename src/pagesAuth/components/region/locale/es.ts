import type { RegionFieldWords } from './zh-Hans';

const words: RegionFieldWords = {
  locate: 'Ubicar',
  locateTitle: 'Encontrar su ciudad',
  locatePurpose:
    'Hace falta su posición aproximada, con unos 10 km de precisión. Solo sirve para encontrar su ciudad y no se guarda.',
  goOn: 'Continuar',
  notLocated: 'Sin posición: elija a mano'
};

export default words;
