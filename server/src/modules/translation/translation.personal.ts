import type { PersonalData } from '../../personalData';
import { deleteByAuthor, findByAuthor } from './translation.repository';

export const translationsPersonalData: PersonalData = {
  name: 'translations',
  columns: ['translation.author_user_id'],
  exportOf: ({ db }, userId) => findByAuthor(db, userId),
  erase: ({ tx }, userId) => deleteByAuthor(tx, userId)
};
