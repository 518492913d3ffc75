import { callAndWrite, sendForm } from './journey-contact.mjs';
import { filter, home, menus, questions, search } from './journey-find.mjs';
import { compare, save, switchLanguage } from './journey-keep.mjs';

/** What a visitor does, once for each size and language. */
export const JOURNEY = {
  'home with its map': home,
  'questions and answers': questions,
  'search with suggestions': search,
  filters: filter,
  menus,
  'call, WhatsApp and its message': callAndWrite,
  'contact form, wrong and right': sendForm,
  'language switch': switchLanguage,
  compare,
  'save, look, take back': save,
};
