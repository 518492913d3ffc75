import { callAndWrite, sendForm } from './journey-contact.mjs';
import { filter, home, menus, questions, search } from './journey-find.mjs';
import { compare, save, switchLanguage } from './journey-keep.mjs';

/** The steps of a visit, run once per screen size and language. */
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
