// The teachers' pages as they are kept (engine/learning/teacherBook.ts says what one is): one document a teacher, under its name.
import { TeacherBook } from '@sigilla/engine/learning/teacherBook.ts';
import { aggregate } from '../aggregate.ts';

export const teachers = aggregate({
  name: 'teachers',
  shape: TeacherBook,
  versions: [],
  indexes: {},
  unique: {},
  told: 'none',
  owner: 'none',
});
